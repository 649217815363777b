import { agency } from "@agency/contract/agency";
import { formatUsd } from "@agency/contract/format/money";
import { ActionButton } from "../../mail/action-button.tsx";
import { MailLink } from "../../mail/contact-links.tsx";
import { itemNames } from "../../mail/describe-order.ts";
import { DetailsTable } from "../../mail/details-table.tsx";
import { Layout } from "../../mail/layout.tsx";
import type { Message, OrderEmailData } from "../../mail/message.ts";
import { Note, Paragraph, Title } from "../../mail/typography.tsx";

/** To the buyer: we found no payment, and stopped waiting for it. */
export function claimCanceledEmail(order: OrderEmailData): Message {
  const names = itemNames(order.items);
  return {
    subject: `Order ${order.number} is cancelled`,
    body: (
      <Layout preview={`We found no Venmo payment for ${names}.`}>
        <Title>Order {order.number} is cancelled</Title>
        <Paragraph>
          We found no Venmo payment of {formatUsd(order.totalCents)} for {names}, so we stopped
          waiting for it. Nothing was charged by us, and nothing was delivered.
        </Paragraph>
        <Paragraph>
          Did you pay? Then write to <MailLink address={agency.email} /> and tell us when, and under
          which name: we look for it again. Otherwise there is nothing to do.
        </Paragraph>
      </Layout>
    ),
  };
}

/** To the owner: a claim ended by itself. */
export function claimExpiredEmail(order: OrderEmailData, deskUrl: string): Message {
  const amount = formatUsd(order.totalCents);
  return {
    subject: `Never paid: ${amount} by Venmo, order ${order.number}`,
    body: (
      <Layout preview="After 14 days without a payment the order was cancelled.">
        <Title>Order {order.number} was never paid</Title>
        <Paragraph>
          Nobody confirmed its payment for 14 days, so the order was cancelled and the buyer was
          told. Should the money turn up after all, record the payment at the desk: it then goes out
          as usual.
        </Paragraph>
        <DetailsTable
          facts={[
            ["Amount", amount],
            ["Item", itemNames(order.items)],
            ["Buyer", <MailLink key="buyer" address={order.buyerEmail} />],
          ]}
        />
        <ActionButton href={deskUrl} label="Open the order" />
        <Note>The buyer got a mail that says the same.</Note>
      </Layout>
    ),
  };
}
