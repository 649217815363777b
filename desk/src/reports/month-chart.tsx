import type { ReportsResponse } from "@agency/contract/api/reports";
import { formatUsd } from "@agency/contract/format/money";
import { useState } from "react";
import { pluralize } from "../format/text.ts";
import { ColumnChart } from "./column-chart.tsx";
import { longMonth, shortMonth } from "./month-names.ts";

type Months = ReportsResponse["months"];

/** Revenue by month, with all values of one month below. At first this is the newest. */
export function MonthChart({ months }: { months: Months }) {
  const [selected, setSelected] = useState<string>();
  const shown = months.find(({ month }) => month === selected) ?? months.at(-1);
  if (!shown) return null;
  return (
    <>
      <ColumnChart
        legend="Revenue by month"
        columns={months.map(({ month, cents, isOver }) => ({
          key: month,
          name: shortMonth(month),
          label: `${monthName({ month, isOver })}: ${formatUsd(cents)}`,
          cents,
          isOver,
        }))}
        selected={shown.month}
        onSelect={setSelected}
      />
      <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 tabular-nums">
        <b className="text-strong">
          {monthName(shown)}: {formatUsd(shown.cents)}
        </b>
        <span>{pluralize(shown.orders, "sale")}</span>
        <span>{pluralize(shown.leads, "lead")}</span>
        <span>{pluralize(shown.visitors, "visitor")}</span>
      </p>
    </>
  );
}

const monthName = ({ month, isOver }: Pick<Months[number], "month" | "isOver">) =>
  isOver ? longMonth(month) : `${longMonth(month)} so far`;
