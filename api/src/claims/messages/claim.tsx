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
import { claimTitle, venmoNote } from "../claims.ts";

/** To the owner. */
export function claimNotification(order: OrderEmailData, confirmUrl: string): Message {
  const amount = formatUsd(order.totalCents);
  return {
    subject: claimTitle(order),
    body: (
      <Layout preview={`${itemNames(order.items)}. Due ${dueText(order)}.`}>
        <Title>Check Venmo for {amount}</Title>
        <Paragraph>
          A buyer reported a payment for {itemNames(order.items)}. Open Venmo and look for this
          payment:
        </Paragraph>
        <ClaimDetails order={order} confirmUrl={confirmUrl} />
      </Layout>
    ),
  };
}

/** To the owner, shortly before the claim is due. */
export function claimReminder(order: OrderEmailData, confirmUrl: string): Message {
  const amount = formatUsd(order.totalCents);
  return {
    subject: `Due soon: ${amount} by Venmo, order ${order.number}`,
    body: (
      <Layout preview={`${itemNames(order.items)}. Due ${dueText(order)}.`}>
        <Title>Order {order.number} is due soon</Title>
        <Paragraph>
          We promise delivery within one business day of payment. This payment is not confirmed yet.
          Open Venmo and look for it:
        </Paragraph>
        <ClaimDetails order={order} confirmUrl={confirmUrl} />
      </Layout>
    ),
  };
}

/** The buyer's address is a link instead of the Reply-To: a reply that quotes this email would contain the button. */
function ClaimDetails({ order, confirmUrl }: { order: OrderEmailData; confirmUrl: string }) {
  const names = itemNames(order.items);
  const subject = `Your order ${order.number}`;
  const sentItem = order.items.some(({ file }) => file) ? "the download" : "the receipt";
  return (
    <>
      <DetailsTable
        details={[
          ["Amount", <strong key="amount">{formatUsd(order.totalCents)}</strong>],
          ["Note", `${order.number}, or “${venmoNote(names)}”`],
          ["Item", names],
          ["Buyer", <MailLink key="buyer" address={order.buyerEmail} subject={subject} />],
          ["Ordered", formatDate(order.placedAt)],
          ["Due", <strong key="due">{dueText(order)}</strong>],
        ]}
      />
      <ActionButton href={confirmUrl} label="Review payment" />
      <DeskLink path={`/orders/${order.number}`} />
      <Note>
        Nothing is sent until you confirm the payment on the next page. Then the buyer gets{" "}
        {sentItem} right away. Can’t find the payment? Email the buyer and leave the order open.
        Don’t forward this email, because its link can confirm the payment.
      </Note>
    </>
  );
}

function dueText({ dueAt }: OrderEmailData) {
  return dueAt ? formatTime(dueAt) : "within one business day";
}
