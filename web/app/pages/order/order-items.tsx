import { agency } from "@agency/contract/agency";
import type { OrderResponse } from "@agency/contract/api/orders";
import { formatUsd } from "@agency/contract/format/money";
import { lookTitle } from "@agency/contract/offers/looks";
import { Mail as MailIcon, Printer as PrinterIcon } from "lucide";
import type { ReactNode } from "react";
import { formatDate } from "#app/orders/dates.ts";
import { formatHours, formatPayment, refundLabel } from "#app/orders/order-labels.ts";
import { Button, ButtonAnchor } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { supportMailto } from "./support-mailto.ts";

interface OrderItemsProps {
  order: OrderResponse;
  children: ReactNode;
}

export function OrderItems({ order, children }: OrderItemsProps) {
  return (
    <section
      aria-labelledby="summary-title"
      className="self-start rounded-price bg-mist p-7 sm:p-9 lg:sticky lg:top-[calc(var(--spacing-header)+2rem)] lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <h2 id="summary-title" className="text-h3">
        Order {order.number}
      </h2>
      <dl className="mt-6 grid gap-3">
        {order.items.map((item) => (
          <Row
            key={item.name}
            term={item.name}
            detail={formatHours(item) ?? (item.look && `Look: ${lookTitle(item.look.name)}`)}
          >
            {formatUsd(item.totalCents)}
          </Row>
        ))}
        <div className="mt-3 flex items-baseline justify-between gap-6 border-t border-line pt-5 text-ink">
          <dt className="font-semibold">Total</dt>
          <dd className="font-display text-[2.25rem] leading-none font-bold tracking-tight tabular-nums">
            {formatUsd(order.totalCents)}
          </dd>
        </div>
        {order.refunds?.map((refund) => (
          <Row key={refund.at} term={refundLabel(refund)} detail={formatDate(refund.at)}>
            {`−${formatUsd(refund.cents)}`}
          </Row>
        ))}
      </dl>
      <dl className="mt-6 grid gap-3 border-t border-line pt-5 text-small">
        <Row term="Ordered">{formatDate(order.placedAt)}</Row>
        <Row term="Payment">{formatPayment(order)}</Row>
        {order.transactionId && <Row term="Transaction ID">{order.transactionId}</Row>}
        {order.buyerName && <Row term="Name">{order.buyerName}</Row>}
        <Row term="Email">{order.email}</Row>
      </dl>
      {order.paidAt && (
        <Button variant="quiet" size="small" onClick={() => print()} className="mt-5">
          <Icon icon={PrinterIcon} className="size-4.5" />
          {order.invoice ? "Print invoice" : "Print receipt"}
        </Button>
      )}
      {children}
      <div className="mt-6 border-t border-line pt-6 text-small">
        <h3 className="font-sans text-small font-semibold">Need help?</h3>
        <p className="mt-1.5 mb-4">Write to us. The subject already includes your order number.</p>
        <ButtonAnchor href={supportMailto(order)} variant="quiet" size="small">
          <Icon icon={MailIcon} className="size-4.5" />
          {agency.email}
        </ButtonAnchor>
      </div>
    </section>
  );
}

interface RowProps {
  term: string;
  detail?: string;
  children: string;
}

function Row({ term, detail, children }: RowProps) {
  return (
    <div className="flex items-baseline justify-between gap-6">
      <dt className="font-semibold text-ink">
        {term}
        {detail && <span className="block text-small font-normal text-body">{detail}</span>}
      </dt>
      <dd className="text-right wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}
