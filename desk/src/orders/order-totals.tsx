import type { OrderDetail } from "@agency/contract/api/desk";
import { formatExactUsd } from "@agency/contract/format/money";
import { Detail } from "../ui/detail.tsx";

/** Shown only if the net amount differs from the payment. */
export function OrderTotals({ order: { money } }: { order: OrderDetail }) {
  if (!money) return null;
  const deductions: [string, number][] = [
    ["Refunded", money.refundedCents],
    ["Refund pending", money.refundingCents],
    ["In dispute", money.disputedCents],
    ["Dispute loss", money.lostCents],
  ];
  const shown = deductions.filter(([, cents]) => cents > 0);
  if (shown.length === 0) return null;
  return (
    <section className="panel panel-pad">
      <h2 className="mb-3">Totals</h2>
      <dl className="totals">
        <Detail term="Captured">{formatExactUsd(money.capturedCents)}</Detail>
        {shown.map(([name, cents]) => (
          <Detail key={name} term={name}>
            −{formatExactUsd(cents)}
          </Detail>
        ))}
        <Detail className="total" term="Net">
          {formatExactUsd(money.netCents)}
        </Detail>
      </dl>
    </section>
  );
}
