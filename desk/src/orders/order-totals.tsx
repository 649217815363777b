import type { OrderDetail } from "@agency/contract/api/desk";
import { formatExactUsd } from "@agency/contract/format/money";
import { Detail } from "../ui/detail.tsx";

export function OrderTotals({ order: { money } }: { order: OrderDetail }) {
  if (!money) return null;
  const deductions: [string, number][] = [
    ["Refunded", money.refundedCents],
    ["Refund pending", money.refundingCents],
    ["In dispute", money.disputedCents],
    ["Dispute loss", money.lostCents],
  ];
  const shown = deductions.filter(([name, cents]) => cents > 0 || name === "Refunded");
  return (
    <section className="panel panel-pad">
      <h2 className="mb-3">Totals</h2>
      <dl className="totals">
        <Detail term="Captured">{formatExactUsd(money.capturedCents)}</Detail>
        {shown.map(([name, cents]) => (
          <Detail key={name} term={name}>
            {cents > 0 ? `−${formatExactUsd(cents)}` : formatExactUsd(0)}
          </Detail>
        ))}
        <Detail className="total" term="Net">
          {formatExactUsd(money.netCents)}
        </Detail>
      </dl>
    </section>
  );
}
