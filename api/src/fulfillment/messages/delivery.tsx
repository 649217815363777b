import { formatUsd } from "@agency/contract/format/money";
import { ActionButton } from "../../mail/action-button.tsx";
import { itemNames } from "../../mail/describe-order.ts";
import { Layout } from "../../mail/layout.tsx";
import { LinkTerms } from "../../mail/link-terms.tsx";
import type { Message, OrderEmailData } from "../../mail/message.ts";
import { ProductBanner, ProductThumbnail } from "../../mail/pictures.tsx";
import { Paragraph, PicturedTitle, Title } from "../../mail/typography.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { NextSteps } from "./next-steps.tsx";
import { Receipt } from "./receipt.tsx";

/** To the buyer: receipt and delivery in one; for work that is yet to be done, the receipt and what happens next. */
export function delivery(order: OrderEmailData): Message {
  const hasFiles = order.items.some(({ file }) => file);
  return hasFiles ? download(order) : payment(order);
}

function download(order: OrderEmailData): Message {
  const { items, number, orderUrl } = order;
  const names = itemNames(items);
  return {
    subject: `Your download: ${names} (order ${number})`,
    body: (
      <Layout
        preview={`${paid(order)} Your download is ready.`}
        banner={items[0] && <ProductBanner {...items[0]} />}
      >
        <Title>Your download is ready</Title>
        <Paragraph>
          Thank you for buying {names}. Your order is approved, and the download is on your private
          order page. You need no account.
        </Paragraph>
        <ActionButton href={orderUrl} label="Open your download" />
        <LinkTerms order={order} />
        <FirstSteps items={items} />
        <Receipt order={order} />
      </Layout>
    ),
  };
}

function payment(order: OrderEmailData): Message {
  const { items, number, orderUrl } = order;
  const names = itemNames(items);
  return {
    subject: `Your receipt: ${names} (order ${number})`,
    body: (
      <Layout preview={`${paid(order)} Thank you.`}>
        <PicturedTitle picture={items[0] && <ProductThumbnail {...items[0]} />}>
          Your payment has arrived
        </PicturedTitle>
        <Paragraph>
          {items.every(({ kind }) => kind === "project")
            ? `Thank you for your payment for ${names}.`
            : `Thank you for buying ${names}. An email confirming project approval follows: we write to you within one business day.`}
        </Paragraph>
        <NextSteps items={items} />
        <ActionButton href={orderUrl} label="Open your order" />
        <LinkTerms order={order} />
        <Receipt order={order} />
      </Layout>
    ),
  };
}

const paid = ({ totalCents, number }: OrderEmailData) =>
  `${formatUsd(totalCents)} paid, order ${number}.`;
