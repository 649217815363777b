import { formatTime, formatWeekday } from "@agency/contract/format/dates";
import { formatHours } from "@agency/contract/format/duration";
import { formatUsd } from "@agency/contract/format/money";
import { hoursRefundPolicy } from "@agency/contract/policies";
import { ActionButton } from "../../mail/action-button.tsx";
import { MailLink, mailtoUrl } from "../../mail/contact-links.tsx";
import { describeItem, describeMethod, itemNames } from "../../mail/describe-order.ts";
import { DeskLink } from "../../mail/desk-link.tsx";
import { DetailsTable } from "../../mail/details-table.tsx";
import { Layout } from "../../mail/layout.tsx";
import type { Message, OrderEmailData } from "../../mail/message.ts";
import { ProductThumbnail } from "../../mail/pictures.tsx";
import { toSingleLine } from "../../mail/single-line.ts";
import { Paragraph, PicturedTitle } from "../../mail/typography.tsx";

type Item = OrderEmailData["items"][number];

/** To the owners: the payment and the next step. `contactBy` is the date promised to the buyer. */
export function saleNotification(order: OrderEmailData, contactBy: string): Message {
  const { items, number, buyerName, buyerEmail, placedAt, paidAt } = order;
  const amount = formatUsd(order.totalCents);
  const steps = items.flatMap((item) => describeNextStep(item, formatWeekday(contactBy)) ?? []);
  const subject = `Your order ${number}`;
  return {
    subject: `Order ${number} is paid: ${itemNames(items)}, ${amount}`,
    body: (
      <Layout preview={steps[0] ?? describeNoAction(items)}>
        <PicturedTitle picture={items[0] && <ProductThumbnail {...items[0]} />}>
          Sold: {itemNames(items)}
        </PicturedTitle>
        {steps.length === 0 && <Paragraph>{describeNoAction(items)}</Paragraph>}
        {steps.map((step) => (
          <Paragraph key={step}>{step}</Paragraph>
        ))}
        <DetailsTable
          details={[
            ["Amount", <strong key="amount">{amount}</strong>],
            ["Item", items.map(describeItem).join("; ")],
            ["Order", number],
            ["Buyer", buyerName && toSingleLine(buyerName, 80)],
            ["Email", <MailLink key="email" address={buyerEmail} subject={subject} />],
            ["Paid", formatTime(paidAt ?? placedAt)],
            ["Method", describeMethod(order)],
            ["Transaction", order.transactionId],
          ]}
        />
        {steps.length > 0 && buyerEmail && (
          <ActionButton
            href={mailtoUrl(buyerEmail, subject)}
            label="Email the buyer"
            fallbackText={buyerEmail}
          />
        )}
        <DeskLink path={`/orders/${number}`} />
      </Layout>
    ),
  };
}

const describeNoAction = (items: readonly Item[]) =>
  items.some(({ kind }) => kind === "template")
    ? "No action needed. The buyer got the download and the receipt by email."
    : "No action needed. The client got the receipt by email.";

/** What the receipt promised the buyer. */
function describeNextStep({ kind, quantity }: Item, day: string) {
  switch (kind) {
    case "template":
      return undefined;
    case "hours":
      return `Email the buyer by ${day} to confirm the project and agree on how to use the ${formatHours(quantity)}. ${hoursRefundPolicy}`;
    case "service":
      return `Email the buyer by ${day} to confirm the project and request what you need to start. Until you send the first draft, the buyer can cancel for a full refund.`;
    case "deposit":
      return `Email the buyer by ${day} to confirm the project and the start date. The balance is due on delivery.`;
    case "project":
      return undefined;
  }
}
