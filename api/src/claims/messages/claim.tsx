import { formatDate, formatTime } from "@agency/contract/format/dates";
import { formatUsd } from "@agency/contract/format/money";
import { ActionButton } from "../../mail/action-button.tsx";
import { MailLink } from "../../mail/contact-links.tsx";
import { itemNames } from "../../mail/describe-order.ts";
import { DeskLink } from "../../mail/desk-link.tsx";
import { DetailsTable } from "../../mail/details-table.tsx";
import { Layout } from "../../mail/layout.tsx";
import type { Message, OrderEmailData } from "../../mail/message.ts";
import { Note, Paragraph, Title } from "../../mail/typography.tsx";
import { claimTitle } from "../claims.ts";

/** To the owner: a buyer says that a Venmo payment is on its way. */
export function claimNotification(order: OrderEmailData, confirmUrl: string): Message {
  const amount = formatUsd(order.totalCents);
  return {
    subject: claimTitle(order),
    body: (
      <Layout preview={`${itemNames(order.items)}. Due ${dueText(order)}.`}>
        <Title>Check Venmo for {amount}</Title>
        <Paragraph>
          A buyer says that a payment for {itemNames(order.items)} is on its way. Open Venmo and
          look for this:
        </Paragraph>
        <Claim order={order} confirmUrl={confirmUrl} />
      </Layout>
    ),
  };
}

/** To the owner, shortly before the business day is over. */
export function claimReminder(order: OrderEmailData, confirmUrl: string): Message {
  const amount = formatUsd(order.totalCents);
  return {
    subject: `Due soon: ${amount} by Venmo, order ${order.number}`,
    body: (
      <Layout preview={`${itemNames(order.items)}. Due ${dueText(order)}.`}>
        <Title>Order {order.number} is due soon</Title>
        <Paragraph>
          We promise delivery within one business day of payment. This order still waits for you to
          find its payment in Venmo:
        </Paragraph>
        <Claim order={order} confirmUrl={confirmUrl} />
      </Layout>
    ),
  };
}

/**
 * The buyer's address is a link of its own and not the Reply-To: an answer that quotes this mail
 * would hand the buyer the button.
 */
function Claim({ order, confirmUrl }: { order: OrderEmailData; confirmUrl: string }) {
  const names = itemNames(order.items);
  const subject = `Your order ${order.number}`;
  const sends = order.items.some(({ file }) => file) ? "the download" : "the receipt";
  return (
    <>
      <DetailsTable
        facts={[
          ["Amount", <strong key="amount">{formatUsd(order.totalCents)}</strong>],
          ["Note", `${order.number}, or “Template: ${names}”`],
          ["Item", names],
          ["Buyer", <MailLink key="buyer" address={order.buyerEmail} subject={subject} />],
          ["Ordered", formatDate(order.placedAt)],
          ["Due", <strong key="due">{dueText(order)}</strong>],
        ]}
      />
      <ActionButton href={confirmUrl} label="Check and deliver" />
      <DeskLink path={`/orders/${order.number}`} />
      <Note>
        The button opens the order. Nothing is sent until you confirm there; then {sends} goes out
        at once. No payment to be found? Write to the buyer, and leave the order as it is. Do not
        forward this email: its link confirms the payment.
      </Note>
    </>
  );
}

function dueText({ dueAt }: OrderEmailData) {
  return dueAt ? formatTime(dueAt) : "within one business day";
}
