import type { ReportsResponse } from "@agency/contract/api/reports";
import { Bars } from "./bars.tsx";

/** What was done in this time; a lead of the month before may be won in it. */
export function LeadFunnel({ leads, steps }: Pick<ReportsResponse, "steps"> & { leads: number }) {
  const share = (count: number) => (leads > 0 ? `${Math.round((count / leads) * 100)}%` : "");
  const step = (name: string, count: number) => ({ name, count, beside: share(count) });
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>From lead to client</h2>
      </div>
      <div className="panel-body">
        <Bars
          bars={[
            { name: "Leads", count: leads },
            step("Answered", steps.answered),
            step("Quoted", steps.quoted),
            step("Won", steps.won),
          ]}
        />
      </div>
    </section>
  );
}
