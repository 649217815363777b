import type { ReportsResponse } from "@agency/contract/api/reports";
import { formatUsd } from "@agency/contract/format/money";
import { useState } from "react";
import { formatNumber } from "../format/text.ts";
import { ChoiceOptions } from "../ui/field.tsx";
import { Panel } from "../ui/panel.tsx";
import { MonthChart } from "./month-chart.tsx";
import { longMonth } from "./month-names.ts";
import { ReportTable } from "./report-table.tsx";

/** Monthly revenue as a chart, or with orders, leads and visitors as a table. */
export function MonthlyRevenue({ reports: { months, total } }: { reports: ReportsResponse }) {
  const [isTable, setIsTable] = useState(false);
  const averageCents = Math.round(total.cents / Math.max(1, months.length) / 100) * 100;
  return (
    <Panel
      title="Revenue by month"
      aside={
        <fieldset className="choice">
          <legend className="sr-only">View as</legend>
          <ChoiceOptions
            name="view"
            options={{ chart: "Chart", table: "Table" }}
            value={isTable ? "table" : "chart"}
            onChange={(view) => setIsTable(view === "table")}
          />
        </fieldset>
      }
    >
      <p className="mb-3 font-display text-[2.25rem]/[1.1] font-bold tracking-[-0.03em] text-(--desk-strong)">
        {formatUsd(total.cents)}{" "}
        <small className="font-sans text-(length:--text-fine)/[1.4] font-normal tracking-normal text-(--desk-muted) max-[641px]:mt-1 max-[641px]:block min-[641px]:ml-1">
          in {months.length === 1 ? "one month" : `${months.length} months`},{" "}
          {formatUsd(averageCents)} per month on average
        </small>
      </p>
      {isTable ? <MonthsTable months={months} /> : <MonthChart months={months} />}
    </Panel>
  );
}

const MonthsTable = ({ months }: Pick<ReportsResponse, "months">) => (
  <ReportTable
    columns={["Month", "Revenue", "Sales", "Leads", "Won", "Visitors"]}
    rows={months.toReversed().map(({ month, isOver, cents, orders, leads, won, visitors }) => ({
      key: month,
      name: longMonth(month),
      note: isOver ? undefined : "so far",
      values: [formatUsd(cents), ...[orders, leads, won, visitors].map(formatNumber)],
    }))}
  />
);
