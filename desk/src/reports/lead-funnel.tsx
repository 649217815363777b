import type { ReportsResponse } from "@agency/contract/api/reports";
import { Panel } from "../ui/panel.tsx";
import { Bars } from "./bars.tsx";

/** Counts state changes in the period, so a won lead may be from an earlier one. */
export function LeadFunnel({ leads, funnel }: Pick<ReportsResponse, "funnel"> & { leads: number }) {
  const percent = (count: number) => (leads > 0 ? `${Math.round((count / leads) * 100)}%` : "");
  const step = (name: string, count: number) => ({ name, count, detail: percent(count) });
  return (
    <Panel title="Lead funnel">
      <Bars
        bars={[
          { name: "Leads", count: leads },
          step("Answered", funnel.answered),
          step("Quoted", funnel.quoted),
          step("Won", funnel.won),
        ]}
      />
    </Panel>
  );
}
