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

/** To the buyer: the receipt, with the download or with the next steps. */
export function delivery(order: OrderEmailData): Message {
  const hasFiles = order.items.some(({ file }) => file);
  return hasFiles ? composeDownload(order) : composeReceipt(order);
}

function composeDownload(order: OrderEmailData): Message {
  const { items, number, orderUrl } = order;
  const names = itemNames(items);
  return {
    subject: `Your download: ${names} (order ${number})`,
    body: (
      <Layout
        preview={`${summarizePayment(order)} Your download is ready.`}
        banner={items[0] && <ProductBanner {...items[0]} />}
      >
        <Title>Your download is ready</Title>
        <Paragraph>
          Thank you for buying {names}. Your order is approved, and your download is on your private
          order page. No account needed.
        </Paragraph>
        <ActionButton href={orderUrl} label="Open your download" />
        <LinkTerms order={order} />
        <FirstSteps items={items} />
        <Receipt order={order} />
      </Layout>
    ),
  };
}

function composeReceipt(order: OrderEmailData): Message {
  const { items, number, orderUrl } = order;
  const names = itemNames(items);
  return {
    subject: `Your receipt: ${names} (order ${number})`,
    body: (
      <Layout preview={`${summarizePayment(order)} Thank you.`}>
        <PicturedTitle picture={items[0] && <ProductThumbnail {...items[0]} />}>
          We received your payment
        </PicturedTitle>
        <Paragraph>
          {items.every(({ kind }) => kind === "project")
            ? `Thank you for your payment for ${names}.`
            : `Thank you for buying ${names}. An email confirming project approval follows within one business day.`}
        </Paragraph>
        <NextSteps items={items} />
        <ActionButton href={orderUrl} label="Open your order" />
        <LinkTerms order={order} />
        <Receipt order={order} />
      </Layout>
    ),
  };
}

const summarizePayment = ({ totalCents, number }: OrderEmailData) =>
  `${formatUsd(totalCents)} paid, order ${number}.`;
