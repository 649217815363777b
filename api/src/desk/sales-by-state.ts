import type { ReportsResponse } from "@agency/contract/api/reports";
import type { MonthlyMetric } from "../analytics/analytics.ts";

type StateSales = ReportsResponse["states"][number];
type Amounts = Pick<StateSales, "orders" | "grossCents" | "refundedCents">;

/** Largest revenue first. Sales whose state is not known come last, and complete the total. */
export function sumSalesByState(metrics: readonly MonthlyMetric[]): StateSales[] {
  const places = new Set(
    metrics.filter(({ metric }) => metric.startsWith("state-")).map(({ dimension }) => dimension),
  );
  const known = [...places].map((place) => {
    const [country, state] = place.split("-");
    const rows = metrics.filter(({ dimension }) => dimension === place);
    return toSales(sumAmounts(rows, "state-"), { country, state });
  });
  const unknown = sumAmounts(metrics, "");
  for (const { orders, grossCents, refundedCents } of known) {
    unknown.orders -= orders;
    unknown.grossCents -= grossCents;
    unknown.refundedCents -= refundedCents;
  }
  const hasUnknown = Object.values(unknown).some((value) => value !== 0);
  return [
    ...known.sort((a, b) => b.cents - a.cents || b.orders - a.orders),
    ...(hasUnknown ? [toSales(unknown, {})] : []),
  ];
}

const toSales = (amounts: Amounts, place: Pick<StateSales, "country" | "state">): StateSales => ({
  ...place,
  ...amounts,
  cents: amounts.grossCents - amounts.refundedCents,
});

function sumAmounts(metrics: readonly MonthlyMetric[], prefix: "state-" | ""): Amounts {
  const total = { orders: 0, grossCents: 0, refundedCents: 0 };
  for (const { metric, count, cents } of metrics) {
    if (metric === `${prefix}order`) {
      total.orders += count;
      total.grossCents += cents;
    }
    if ([`${prefix}refund`, `${prefix}lost`].includes(metric)) total.refundedCents += cents;
  }
  return total;
}
