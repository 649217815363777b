import type { OrderDetail } from "@agency/contract/desk";
import { exactUsd } from "../ui/words.ts";

/** What came in for this order, what went back, and what is left of it. */
export function Money({ order }: { order: OrderDetail }) {
  if (!order.paidAt) return null;
  const sum = (rows: { cents: number }[]) => rows.reduce((cents, row) => cents + row.cents, 0);
  const back = order.refunds.filter(({ state }) => state === "accepted" || state === "settled");
  const coming = order.refunds.filter(({ state }) =>
    ["requested", "waiting", "sending"].includes(state),
  );
  const asking = order.disputes.filter(({ kind }) => kind !== "retrieval");
  const held = sum(asking.filter(({ outcome }) => outcome === "open"));
  const lost = sum(asking.filter(({ outcome }) => outcome === "lost"));
  const left = order.totalCents - sum(back);
  const rows: [string, number][] = [
    ["Captured", order.totalCents],
    ["Refunded", -sum(back)],
    ["Going back", -sum(coming)],
    ["Held by the bank", -Math.min(held, left)],
    ["Lost in a dispute", -Math.min(lost, left)],
  ];
  const shown = rows.filter(([name, cents]) => cents !== 0 || name === "Refunded");
  const net = rows.reduce((cents, [, amount]) => cents + amount, 0);
  return (
    <section className="panel panel-pad">
      <h2 className="mb-3">Money</h2>
      <dl className="sums">
        {shown.map(([name, cents]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{cents < 0 ? `−${exactUsd(-cents)}` : exactUsd(cents)}</dd>
          </div>
        ))}
        <div className="sum">
          <dt>Net</dt>
          <dd>{exactUsd(Math.max(0, net))}</dd>
        </div>
      </dl>
    </section>
  );
}
