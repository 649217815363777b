import type { OrderDetail } from "@agency/contract/api/desk";
import { exactUsd } from "../format/text.ts";

/** What came in for this order, what went back, and what is left of it. */
export function Money({ order: { money } }: { order: OrderDetail }) {
  if (!money) return null;
  const subtracted: [string, number][] = [
    ["Refunded", money.refundedCents],
    ["Going back", money.refundingCents],
    ["Held by the bank", money.disputedCents],
    ["Lost in a dispute", money.lostCents],
  ];
  const shown = subtracted.filter(([name, cents]) => cents > 0 || name === "Refunded");
  return (
    <section className="panel panel-pad">
      <h2 className="mb-3">Money</h2>
      <dl className="sums">
        <div>
          <dt>Captured</dt>
          <dd>{exactUsd(money.capturedCents)}</dd>
        </div>
        {shown.map(([name, cents]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{cents > 0 ? `−${exactUsd(cents)}` : exactUsd(0)}</dd>
          </div>
        ))}
        <div className="sum">
          <dt>Net</dt>
          <dd>{exactUsd(money.netCents)}</dd>
        </div>
      </dl>
    </section>
  );
}
