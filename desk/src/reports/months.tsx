import type { ReportsResponse } from "@agency/contract/api/reports";
import { formatUsd } from "@agency/contract/format/money";
import { useState } from "react";
import { grouped } from "../format/text.ts";
import { ColumnChart } from "./column-chart.tsx";
import { longMonth, shortMonth } from "./month-names.ts";
import { ReportTable } from "./report-table.tsx";

/** Revenue as a chart, and everything as a table. */
export function Months({ numbers: { months, total } }: { numbers: ReportsResponse }) {
  const [asTable, setAsTable] = useState(false);
  const mean = Math.round(total.cents / Math.max(1, months.length) / 100) * 100;
  const columns = months.map(({ month, cents, isOver }) => ({
    key: month,
    name: shortMonth(month),
    cents,
    isOver,
  }));
  const label = `Revenue by month, ${formatUsd(total.cents)} in all. The table has the figures.`;
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>Revenue by month</h2>
        <fieldset className="choice">
          <legend className="sr-only">Show as</legend>
          {["Chart", "Table"].map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="view"
                checked={asTable === (name === "Table")}
                onChange={() => setAsTable(name === "Table")}
              />
              {name}
            </label>
          ))}
        </fieldset>
      </div>
      <div className="panel-body">
        <p className="big-figure">
          {formatUsd(total.cents)}{" "}
          <small>
            in {months.length === 1 ? "one month" : `${months.length} months`}, {formatUsd(mean)} a
            month
          </small>
        </p>
        {asTable ? (
          <MonthsTable months={months} />
        ) : (
          <>
            <div className="only-wide">
              <ColumnChart columns={columns} label={label} width={1040} height={250} />
            </div>
            <div className="only-phone">
              <ColumnChart columns={columns} label={label} width={358} height={210} narrow />
            </div>
          </>
        )}
      </div>
    </section>
  );
}

const MonthsTable = ({ months }: Pick<ReportsResponse, "months">) => (
  <ReportTable
    columns={["Month", "Revenue", "Orders", "Leads", "Won", "Visitors"]}
    rows={months.toReversed().map(({ month, isOver, cents, orders, leads, won, visitors }) => ({
      key: month,
      name: longMonth(month),
      small: isOver ? undefined : "so far",
      figures: [formatUsd(cents), ...[orders, leads, won, visitors].map(grouped)],
    }))}
  />
);
