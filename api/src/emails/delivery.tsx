import { agency } from "@agency/contract/agency";
import { formatUsd } from "@agency/contract/money";
import { ActionButton } from "./action-button.tsx";
import { MailLink, PhoneLink } from "./contact-links.tsx";
import { dayOf } from "./dates.ts";
import { FactsTable } from "./facts-table.tsx";
import { DeliveredFiles, FirstSteps } from "./file-parts.tsx";
import { ItemTable } from "./item-table.tsx";
import { Layout } from "./layout.tsx";
import { LinkTerms } from "./link-terms.tsx";
import type { Message, OrderFacts } from "./message.ts";
import { NextSteps } from "./next-steps.tsx";
import { describePayment, itemNames } from "./order-words.ts";
import { RefundTerms } from "./refund-terms.tsx";
import { Paragraph, Part, Title } from "./typography.tsx";

/** To the buyer: receipt and delivery in one; for work that is yet to be done, the receipt and what happens next. */
export function delivery(order: OrderFacts): Message {
  const names = itemNames(order.items);
  const hasFiles = order.items.some(({ file }) => file);
  const preview = `${formatUsd(order.totalCents)} paid, order ${order.number}.`;
  return {
    subject: `${hasFiles ? "Your download" : "Your receipt"}: ${names} (order ${order.number})`,
    body: (
      <Layout preview={`${preview} ${hasFiles ? "Your download is ready." : "Thank you."}`}>
        <Title>{hasFiles ? "Your download is ready" : "Your payment has arrived"}</Title>
        <Paragraph>
          Thank you for buying {names}.{" "}
          {hasFiles
            ? "Your order is approved, and the download is on your private order page. You need no account."
            : "This is your receipt. You also find it on your private order page."}
        </Paragraph>
        <ActionButton
          href={order.orderUrl}
          label={hasFiles ? "Open your download" : "Open your order"}
        />
        <LinkTerms order={order} />
        <NextSteps items={order.items} />
        {hasFiles && <FirstSteps />}
        <DeliveredFiles items={order.items} />
        <Part title="Receipt">
          <Receipt order={order} />
        </Part>
        <RefundTerms items={order.items} />
      </Layout>
    ),
  };
}

function Receipt({ order }: { order: OrderFacts }) {
  return (
    <>
      <ItemTable items={order.items} totalCents={order.totalCents} />
      <FactsTable
        facts={[
          ["Order", order.number],
          ["Date", dayOf(order.placedAt)],
          ["Payment", describePayment(order)],
          ["Buyer", order.buyerEmail],
          ["Seller", `${agency.legalName}, ${agency.city}, ${agency.region}`],
          ["Email", <MailLink key="email" address={agency.email} />],
          ["Phone", <PhoneLink key="phone" phone={agency.phone} />],
        ]}
      />
    </>
  );
}
