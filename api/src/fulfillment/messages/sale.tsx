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
import { toSingleLine } from "../../mail/one-line.ts";
import { ProductThumbnail } from "../../mail/pictures.tsx";
import { Paragraph, PicturedTitle } from "../../mail/typography.tsx";

type Item = OrderEmailData["items"][number];

/** To the owner: money has come in, and what is to be done for it. `writeBy` is the day promised to the buyer. */
export function saleNotification(order: OrderEmailData, writeBy: string): Message {
  const { items, number, buyerName, buyerEmail, placedAt, paidAt } = order;
  const amount = formatUsd(order.totalCents);
  const steps = items.flatMap((item) => nextStep(item, formatWeekday(writeBy)) ?? []);
  const subject = `Your order ${number}`;
  return {
    subject: `Order ${number} is paid: ${itemNames(items)}, ${amount}`,
    body: (
      <Layout preview={steps[0] ?? nothingToDo(items)}>
        <PicturedTitle picture={items[0] && <ProductThumbnail {...items[0]} />}>
          Sold: {itemNames(items)}
        </PicturedTitle>
        {steps.length === 0 && <Paragraph>{nothingToDo(items)}</Paragraph>}
        {steps.map((step) => (
          <Paragraph key={step}>{step}</Paragraph>
        ))}
        <DetailsTable
          facts={[
            ["Amount", <strong key="amount">{amount}</strong>],
            ["Item", items.map(describeItem).join("; ")],
            ["Order", number],
            ["Buyer", buyerName && toSingleLine(buyerName, 80)],
            ["Email", <MailLink key="email" address={buyerEmail} subject={subject} />],
            ["Paid", formatTime(paidAt ?? placedAt)],
            ["By", describeMethod(order)],
            ["Transaction", order.transactionId],
          ]}
        />
        {steps.length > 0 && buyerEmail && (
          <ActionButton
            href={mailtoUrl(buyerEmail, subject)}
            label="Write to the buyer"
            bare={buyerEmail}
          />
        )}
        <DeskLink path={`/orders/${number}`} />
      </Layout>
    ),
  };
}

const nothingToDo = (items: readonly Item[]) =>
  items.some(({ kind }) => kind === "template")
    ? "Nothing to do: the buyer has the download and the receipt by email."
    : "Nothing to do: the client has the receipt by email.";

/** What the receipt promised the buyer, as a task. */
function nextStep({ kind, quantity }: Item, day: string) {
  switch (kind) {
    case "template":
      return undefined;
    case "hours":
      return `Write to the buyer by ${day}: confirm the project, and agree on what the ${formatHours(quantity)} are for. ${hoursRefundPolicy}`;
    case "service":
      return `Write to the buyer by ${day}: confirm the project, and ask for what you need to begin. Until you send the first draft, the buyer may cancel for a full refund.`;
    case "deposit":
      return `Write to the buyer by ${day}: confirm the project and the day you begin. The rest is due on delivery.`;
    case "project":
      return undefined;
  }
}
