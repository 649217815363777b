import type { OrderResponse } from "@agency/contract/api/orders";
import { formatUsd } from "@agency/contract/format/money";
import { formatDate } from "./dates.ts";
import { formatHours, formatPrintedPayment, refundLabel } from "./order-labels.ts";
import { Parties, PrintAddress, PrintDetail, PrintLayout, Seller } from "./print-layout.tsx";

/** Printed instead of the order page. */
export function PrintedReceipt({ order }: { order: OrderResponse }) {
  return (
    <PrintLayout title={getTitle(order)}>
      <p className="mt-7">
        <strong className="block font-display text-[2.25rem] leading-tight font-bold tabular-nums">
          {formatUsd(order.totalCents)}
        </strong>
        <span className="text-base font-semibold">{formatPrintedPayment(order)}</span>
      </p>
      <Parties>
        <Seller />
        {/* Without the email address, because the service returns it masked. */}
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

function getTitle({ state, paidAt }: OrderResponse) {
  if (state === "refunded") return "Credit note";
  if (state === "partially_refunded") return "Receipt and credit note";
  return paidAt ? "Receipt" : "Order, not paid yet";
}

function Lines({ order }: { order: OrderResponse }) {
  const refunds = order.refunds?.filter(({ state }) => state !== "pending") ?? [];
  const refundedCents = refunds.reduce((cents, refund) => cents + refund.cents, 0);
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
        {refunds.map((refund) => (
          <tr key={refund.at} className="border-b border-line">
            <th className="py-3 font-normal">
              {refundLabel(refund)}, {formatDate(refund.at)}
            </th>
            <td className="py-3 text-right tabular-nums">−{formatUsd(refund.cents)}</td>
          </tr>
        ))}
        {refunds.length > 0 && <Sum term="Net paid" cents={order.totalCents - refundedCents} />}
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
