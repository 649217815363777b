import type { ReportsResponse } from "@agency/contract/api/reports";
import { formatUsd } from "@agency/contract/format/money";
import { Bars } from "./bars.tsx";

export function ItemsSold({ items }: Pick<ReportsResponse, "items">) {
  const templates = items.filter(({ isTemplate }) => isTemplate);
  const rest = items.filter(({ isTemplate }) => !isTemplate);
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>Templates and services sold</h2>
        <span className="quiet fine">Before refunds</span>
      </div>
      <div className="panel-body">
        {items.length > 0 ? (
          <Bars
            bars={[...templates, ...rest].map(({ name, orders, cents }) => ({
              name,
              count: orders,
              beside: formatUsd(cents),
            }))}
          />
        ) : (
          <p className="quiet">Nothing sold in this time.</p>
        )}
      </div>
    </section>
  );
}
