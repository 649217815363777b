import { agency } from "@agency/contract/agency";
import type { OrderHours } from "@agency/contract/api/hours";
import type { OrderItem, OrderResponse } from "@agency/contract/api/orders";
import { formatRemainingTime } from "@agency/contract/format/duration";
import { checkoutUrl } from "@agency/contract/offers/purchase";
import { formatTime, isPast } from "#app/orders/dates.ts";
import { Panel, PanelLink } from "./panel.tsx";
import { supportMailto } from "./support-mailto.ts";

interface ItemStatusProps {
  item: OrderItem;
  order: OrderResponse;
}

/** Shown for an item without a download: unpaid, ended, or a service. */
export function ItemStatus({ item, order }: ItemStatusProps) {
  return (
    <Panel title={item.name} isEnded={order.state === "refunded" || order.state === "canceled"}>
      <div className="space-y-4">
        <StatusText item={item} order={order} />
      </div>
    </Panel>
  );
}

function StatusText({ item, order }: ItemStatusProps) {
  switch (order.state) {
    case "claimed":
      return <Claimed item={item} order={order} />;
    case "pending":
      if (order.paymentFailed) return <NotPaid item={item} order={order} />;
      return <p>This page checks every 30 seconds. {describeDelivery(item, order)}</p>;
    case "paid":
    case "partially_refunded":
      if (item.kind === "template") return <FileMissing order={order} />;
      return <ServiceNextSteps item={item} order={order} />;
    case "refunded":
      return (
        <p>
          {item.kind === "template" && "The download and the license ended with the refund. "}
          Refunds are sent to the original payment method.
        </p>
      );
    case "canceled":
      return (
        <p>
          There is nothing to pay and nothing to download. If you did pay, write to us and we will
          fix it.
        </p>
      );
  }
}

function Claimed({ item, order }: ItemStatusProps) {
  const isLate = order.dueAt !== undefined && isPast(order.dueAt);
  return (
    <>
      {order.dueAt && !isLate && (
        <p>
          We will confirm it by{" "}
          <strong className="mt-1 block font-display text-h3 font-semibold text-white">
            {formatTime(order.dueAt)}
          </strong>
        </p>
      )}
      {isLate && (
        <p>
          This is taking longer than we promised, and we are sorry.{" "}
          <PanelLink href={supportMailto(order)}>Write to us</PanelLink> and we will check right
          away.
        </p>
      )}
      <p>{describeDelivery(item, order)} You can close this page and come back later.</p>
      <p className="clear-both border-t border-white/12 pt-5 text-small">
        Not paid yet? Put “Order {order.number}” in the note, so that we can find your payment.{" "}
        <PanelLink href={getPaymentUrl("/checkoutvenmo", item, order)}>Pay with Venmo</PanelLink>
      </p>
    </>
  );
}

function NotPaid({ item, order }: ItemStatusProps) {
  return (
    <p>
      You can try again with the same card or another one.{" "}
      <PanelLink href={getPaymentUrl("/checkout", item, order)}>Back to checkout</PanelLink>
    </p>
  );
}

/** An installment is paid on the page of its payment request. */
const getPaymentUrl = (
  page: Parameters<typeof checkoutUrl>[0],
  { name, totalCents, look }: OrderItem,
  { paymentPagePath }: OrderResponse,
) => paymentPagePath ?? checkoutUrl(page, { plan: name, amountCents: totalCents, look });

function describeDelivery({ kind }: OrderItem, { email }: OrderResponse) {
  switch (kind) {
    case "template":
      return `The download then appears here automatically, and we email the link to ${email}.`;
    case "project":
      return `We then email the receipt to ${email}.`;
    default:
      return `We then send an email confirming project approval to ${email}.`;
  }
}

const preparation: Partial<Record<OrderItem["kind"], string>> = {
  hours: "To save time, send us your list and the address of your site.",
  service:
    "To save time, send us what you already have: a name, colors, or examples that you like.",
  deposit: "Your deposit reserves our time in the schedule.",
};

function ServiceNextSteps({ item, order }: ItemStatusProps) {
  if (item.kind === "project") return <ProjectNextSteps order={order} />;
  if (item.kind === "hours" && order.hours)
    return <HoursStatus order={order} hours={order.hours} />;
  return (
    <>
      <p>
        An email confirming project approval follows. We will contact you within one business day.
      </p>
      <p>
        {preparation[item.kind]}{" "}
        <PanelLink href={supportMailto(order)}>Write to {agency.email}</PanelLink>
      </p>
    </>
  );
}

function ProjectNextSteps({ order }: { order: OrderResponse }) {
  return (
    <>
      <p>We received your payment and emailed the receipt to {order.email}. Thank you.</p>
      {order.paymentPagePath && (
        <p>
          <PanelLink href={order.paymentPagePath}>View your proposal</PanelLink>
        </p>
      )}
    </>
  );
}

interface HoursStatusProps {
  order: OrderResponse;
  hours: OrderHours;
}

function HoursStatus({ order, hours }: HoursStatusProps) {
  const hasStarted = hours.entries.some(({ kind }) => kind === "worked");
  return (
    <>
      <p className="font-display text-h2 font-semibold text-white">{formatRemainingTime(hours)}</p>
      <p>
        {hasStarted
          ? "Each time we work for you, we email you what we did and how much time is left."
          : "An email confirming project approval follows. We will contact you within one business day."}
      </p>
      <p>
        {hasStarted ? "Is there more to do? Send us your list." : preparation.hours}{" "}
        <PanelLink href={supportMailto(order)}>Write to {agency.email}</PanelLink>
      </p>
    </>
  );
}

/** Shown when the service cannot find the file of a paid template. */
function FileMissing({ order }: { order: OrderResponse }) {
  return (
    <p>
      Your file is missing. That is our mistake.{" "}
      <PanelLink href={supportMailto(order)}>Write to {agency.email}</PanelLink> and we will send it
      to you.
    </p>
  );
}
