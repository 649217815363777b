import { agency } from "@agency/contract/agency";
import type { OrderHours } from "@agency/contract/api/hours";
import type { OrderItem, OrderResponse } from "@agency/contract/api/orders";
import { formatRemainingTime } from "@agency/contract/format/duration";
import { checkoutUrl } from "@agency/contract/offers/purchase";
import { formatTime, isPast } from "#app/orders/dates.ts";
import { Panel, PanelLink } from "./panel.tsx";
import { supportMailto } from "./support-mailto.ts";

interface StatePanelProps {
  item: OrderItem;
  order: OrderResponse;
}

/** An item without a file to download: not yet, no more, or never. */
export function ItemStatus({ item, order }: StatePanelProps) {
  return (
    <Panel title={item.name} over={order.state === "refunded" || order.state === "cancelled"}>
      <div className="space-y-4">
        <StatusText item={item} order={order} />
      </div>
    </Panel>
  );
}

function StatusText({ item, order }: StatePanelProps) {
  switch (order.state) {
    case "claimed":
      return <Claimed item={item} order={order} />;
    case "pending":
      if (order.paymentFailed) return <NotPaid item={item} order={order} />;
      return <p>This page looks again every half minute. {arrival(item, order)}</p>;
    case "paid":
    case "part_refunded":
      if (item.kind === "template") return <FileMissing order={order} />;
      return <ServiceNextSteps item={item} order={order} />;
    case "refunded":
      return (
        <p>
          {item.kind === "template" && "The download and the license ended with the refund. "}
          Refunds go back the way the payment came.
        </p>
      );
    case "cancelled":
      return (
        <p>
          There is nothing to pay and nothing to download. If you did pay, write to us and we put it
          right.
        </p>
      );
  }
}

function Claimed({ item, order }: StatePanelProps) {
  const late = order.dueAt !== undefined && isPast(order.dueAt);
  return (
    <>
      {order.dueAt && !late && (
        <p>
          You hear from us by{" "}
          <strong className="mt-1 block font-display text-h3 font-semibold text-white">
            {formatTime(order.dueAt)}
          </strong>
        </p>
      )}
      {late && (
        <p>
          This takes longer than we promised, and we are sorry.{" "}
          <PanelLink href={supportMailto(order)}>Write to us</PanelLink> and we look at once.
        </p>
      )}
      <p>{arrival(item, order)} You can close this page and come back to it.</p>
      <p className="clear-both border-t border-white/12 pt-5 text-small">
        Not paid yet? Put “Order {order.number}” into the note, so that we find your payment.{" "}
        <PanelLink href={payAt("/checkoutvenmo", item, order)}>Pay with Venmo</PanelLink>
      </p>
    </>
  );
}

function NotPaid({ item, order }: StatePanelProps) {
  return (
    <p>
      You can pay for it again, with the same card or another.{" "}
      <PanelLink href={payAt("/checkout", item, order)}>Back to the checkout</PanelLink>
    </p>
  );
}

/** What was agreed on is paid where it was agreed on. */
const payAt = (
  page: Parameters<typeof checkoutUrl>[0],
  { name, totalCents, look }: OrderItem,
  { payPath }: OrderResponse,
) => payPath ?? checkoutUrl(page, { plan: name, amountCents: totalCents, look });

function arrival(item: OrderItem, { email }: OrderResponse) {
  return item.kind === "template"
    ? `The download then appears here by itself, and its link goes to ${email}.`
    : `An email confirming project approval then goes to ${email}.`;
}

const meanwhile: Partial<Record<OrderItem["kind"], string>> = {
  hours: "To save time, send us your list and the address of your site.",
  service:
    "To save time, send us what you already have: a name, colors, or examples that you like.",
  deposit: "Your deposit reserves our time in the schedule.",
};

function ServiceNextSteps({ item, order }: StatePanelProps) {
  if (item.kind === "project") return <ProjectNextSteps order={order} />;
  if (item.kind === "hours" && order.hours)
    return <HoursStatus order={order} hours={order.hours} />;
  return (
    <>
      <p>An email confirming project approval follows. We write to you within one business day.</p>
      <p>
        {meanwhile[item.kind]}{" "}
        <PanelLink href={supportMailto(order)}>Write to {agency.email}</PanelLink>
      </p>
    </>
  );
}

function ProjectNextSteps({ order }: { order: OrderResponse }) {
  return (
    <>
      <p>Your payment is in, and the receipt went to {order.email}. Thank you for your trust.</p>
      {order.payPath && (
        <p>
          <PanelLink href={order.payPath}>Open what we agreed on</PanelLink>
        </p>
      )}
    </>
  );
}

interface HoursAheadProps {
  order: OrderResponse;
  hours: OrderHours;
}

/** Before anything is done, what happens next; from then on, how much is left. */
function HoursStatus({ order, hours }: HoursAheadProps) {
  const begun = hours.entries.some(({ kind }) => kind === "worked");
  return (
    <>
      <p className="font-display text-h2 font-semibold text-white">{formatRemainingTime(hours)}</p>
      <p>
        {begun
          ? "Each time we work for you, an email says what was done and how much is left."
          : "An email confirming project approval follows. We write to you within one business day."}
      </p>
      <p>
        {begun ? "Is there more to do? Send us your list." : meanwhile.hours}{" "}
        <PanelLink href={supportMailto(order)}>Write to {agency.email}</PanelLink>
      </p>
    </>
  );
}

/** Paid for and not on the shelf: nothing that the buyer could do alone. */
function FileMissing({ order }: { order: OrderResponse }) {
  return (
    <p>
      The file is not in its place, and that is our fault.{" "}
      <PanelLink href={supportMailto(order)}>Write to {agency.email}</PanelLink> and we send it to
      you.
    </p>
  );
}
