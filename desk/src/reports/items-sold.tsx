import type { ReportsResponse } from "@agency/contract/api/reports";
import { formatUsd } from "@agency/contract/format/money";
import { Panel } from "../ui/panel.tsx";
import { Bars } from "./bars.tsx";

export function ItemsSold({ items }: Pick<ReportsResponse, "items">) {
  return (
    <Panel
      title="Templates and services sold"
      aside={<span className="text-muted caption">Before refunds</span>}
    >
      {items.length > 0 ? (
        <Bars
          bars={items.map(({ name, orders, cents }) => ({
            name,
            count: orders,
            detail: formatUsd(cents),
          }))}
        />
      ) : (
        <p className="text-muted">No sales in this period.</p>
      )}
    </Panel>
  );
}
