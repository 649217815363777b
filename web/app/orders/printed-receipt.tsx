import type { OrderResponse } from "@agency/contract/api/orders";
import { formatUsd } from "@agency/contract/format/money";
import { formatDate } from "./dates.ts";
import { formatHours, paidOf, refundLabel } from "./order-labels.ts";
import { Parties, PrintAddress, PrintDetail, PrintLayout, Seller } from "./print-layout.tsx";

/** What a printer gets of an order, in place of the page. */
export function PrintedReceipt({ order }: { order: OrderResponse }) {
  return (
    <PrintLayout title={titleOf(order)}>
      <p className="mt-7">
        <strong className="block font-display text-[2.25rem] leading-tight font-bold tabular-nums">
          {formatUsd(order.totalCents)}
        </strong>
        <span className="text-base font-semibold">{paidOf(order)}</span>
      </p>
      <Parties>
        <Seller />
        {/* Not the email: the service masks it, and half an address is of no use on paper. */}
        {order.buyerName && <PrintAddress title="Buyer">{order.buyerName}</PrintAddress>}
        <dl className="grid content-start gap-3 sm:col-start-3">
          <PrintDetail term="Order">{order.number}</PrintDetail>
          <PrintDetail term="Ordered">{formatDate(order.placedAt)}</PrintDetail>
          {order.transactionId && (
            <PrintDetail term="Transaction ID">{order.transactionId}</PrintDetail>
          )}
        </dl>
      </Parties>
      <Lines order={order} />
    </PrintLayout>
  );
}

function titleOf({ state, paidAt }: OrderResponse) {
  if (state === "refunded") return "Credit note";
  if (state === "part_refunded") return "Receipt and credit note";
  return paidAt ? "Receipt" : "Order, not paid yet";
}

function Lines({ order }: { order: OrderResponse }) {
  const back = order.refunds?.filter(({ state }) => state !== "coming") ?? [];
  const refunded = back.reduce((cents, refund) => cents + refund.cents, 0);
  return (
    <table className="mt-10 w-full text-left">
      <thead>
        <tr className="border-b border-ink">
          <th className="py-2 font-semibold">Item</th>
          <th className="py-2 text-right font-semibold">Amount</th>
        </tr>
      </thead>
      <tbody>
        {order.items.map((item) => (
          <tr key={item.name} className="border-b border-line">
            <td className="py-3">{[item.name, formatHours(item)].filter(Boolean).join(", ")}</td>
            <td className="py-3 text-right tabular-nums">{formatUsd(item.totalCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <Sum term="Total" cents={order.totalCents} />
        {back.map((refund) => (
          <tr key={refund.at} className="border-b border-line">
            <th className="py-3 font-normal">
              {refundLabel(refund)}, {formatDate(refund.at)}
            </th>
            <td className="py-3 text-right tabular-nums">−{formatUsd(refund.cents)}</td>
          </tr>
        ))}
        {back.length > 0 && <Sum term="Remains paid" cents={order.totalCents - refunded} />}
      </tfoot>
    </table>
  );
}

const Sum = ({ term, cents }: { term: string; cents: number }) => (
  <tr className="text-base font-bold">
    <th className="py-3">{term}</th>
    <td className="py-3 text-right tabular-nums">{formatUsd(cents)}</td>
  </tr>
);
