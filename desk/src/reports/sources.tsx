import type { ReportsResponse } from "@agency/contract/api/reports";
import { formatUsd } from "@agency/contract/format/money";
import { formatNumber } from "../format/text.ts";
import { sourceName } from "../format/traffic-source.ts";
import { Panel } from "../ui/panel.tsx";
import { ReportTable } from "./report-table.tsx";

export function Sources({ sources }: Pick<ReportsResponse, "sources">) {
  return (
    <Panel title="Traffic sources">
      {sources.length > 0 ? (
        <ReportTable
          columns={["Source", "Leads", "Won", "Sales", "Revenue", "Visitors"]}
          rows={sources.map(({ source, leads, won, orders, cents, visitors }) => ({
            key: source,
            name: sourceName(source),
            values: [
              ...[leads, won, orders].map(formatNumber),
              ...[formatUsd(cents), formatNumber(visitors)],
            ],
          }))}
        />
      ) : (
        <p className="text-muted">No visitors in this period.</p>
      )}
      <p className="caption text-muted mt-3">
        Visitors are counted without cookies, once per day. “Unknown” includes people who first
        visited on another day, have JavaScript disabled, or ask not to be tracked.
      </p>
    </Panel>
  );
}
