import { agency } from "@agency/contract/agency";
import { formatUsd } from "@agency/contract/format/money";
import { ActionButton } from "../../mail/action-button.tsx";
import { MailLink } from "../../mail/contact-links.tsx";
import { itemNames } from "../../mail/describe-order.ts";
import { DetailsTable } from "../../mail/details-table.tsx";
import { Layout } from "../../mail/layout.tsx";
import type { Message, OrderEmailData } from "../../mail/message.ts";
import { Note, Paragraph, Title } from "../../mail/typography.tsx";

/** To the buyer, when an owner cancels the claim or it expires. */
export function claimCanceledEmail(order: OrderEmailData): Message {
  const names = itemNames(order.items);
  return {
    subject: `Order ${order.number} was canceled`,
    body: (
      <Layout preview={`We couldn’t find a Venmo payment for ${names}.`}>
        <Title>Order {order.number} was canceled</Title>
        <Paragraph>
          We couldn’t find a Venmo payment of {formatUsd(order.totalCents)} for {names}, so we
          canceled the order. We charged nothing, and nothing was delivered.
        </Paragraph>
        <Paragraph>
          Did you pay? Email <MailLink address={agency.email} /> with the payment date and the name
          on your Venmo account, and we’ll look again. Otherwise, you don’t need to do anything.
        </Paragraph>
      </Layout>
    ),
  };
}

/** To the owner. */
export function claimExpiredEmail(order: OrderEmailData, deskUrl: string): Message {
  const amount = formatUsd(order.totalCents);
  return {
    subject: `Claim expired: ${amount} by Venmo, order ${order.number}`,
    body: (
      <Layout preview="The order was canceled after 14 days without a payment.">
        <Title>Order {order.number} expired without a payment</Title>
        <Paragraph>
          The payment was not confirmed within 14 days, so we canceled the order. If the money
          arrives later, return it in Venmo, or record it in the desk as a new order.
        </Paragraph>
        <DetailsTable
          details={[
            ["Amount", amount],
            ["Item", itemNames(order.items)],
            ["Buyer", <MailLink key="buyer" address={order.buyerEmail} />],
          ]}
        />
        <ActionButton href={deskUrl} label="View order" />
        <Note>The buyer was notified by email.</Note>
      </Layout>
    ),
  };
}
