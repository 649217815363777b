import type { ReportsResponse } from "@agency/contract/api/reports";
import { formatUsd } from "@agency/contract/format/money";
import { grouped } from "../format/text.ts";
import { sourceName } from "../format/traffic-source.ts";
import { ReportTable } from "./report-table.tsx";

/** Where visitors, leads and sales came from. */
export function Sources({ sources }: Pick<ReportsResponse, "sources">) {
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>Where they came from</h2>
      </div>
      <div className="panel-body">
        {sources.length > 0 ? (
          <ReportTable
            columns={["Source", "Leads", "Won", "Orders", "Revenue", "Visitors"]}
            rows={sources.map(({ source, leads, won, orders, cents, visitors }) => ({
              key: source,
              name: sourceName(source),
              figures: [
                ...[leads, won, orders].map(grouped),
                ...[formatUsd(cents), grouped(visitors)],
              ],
            }))}
          />
        ) : (
          <p className="quiet">Nobody came in this time.</p>
        )}
        <p className="fine quiet mt-3">
          Counted without cookies, and each visitor anew every day. Unknown are those who came on
          another day, without JavaScript, or who ask not to be tracked.
        </p>
      </div>
    </section>
  );
}
