import { agency } from "@agency/contract/agency";
import { formatDate } from "@agency/contract/format/dates";
import { formatUsd } from "@agency/contract/format/money";
import type { ReactNode } from "react";
import { ActionButton, RowButton } from "../../mail/action-button.tsx";
import { describeMethod, itemNames } from "../../mail/describe-order.ts";
import { Row, Section } from "../../mail/elements.tsx";
import { Layout } from "../../mail/layout.tsx";
import { LinkTerms } from "../../mail/link-terms.tsx";
import type { Message, OrderEmailData } from "../../mail/message.ts";
import { ProductThumbnail } from "../../mail/pictures.tsx";
import { fonts, light } from "../../mail/theme.ts";
import { breakAnywhere, Note, Paragraph, Title } from "../../mail/typography.tsx";

/** To the buyer, who requested a new link because the old one expired or had no downloads left. */
export function renewedLink(order: OrderEmailData): Message {
  return {
    subject: `New link for order ${order.number}`,
    body: (
      <Layout preview={`${itemNames(order.items)}. The old link no longer works.`}>
        <Title>Here is your new link</Title>
        <Paragraph>
          It opens your order {order.number} from {formatDate(order.placedAt)}:{" "}
          {itemNames(order.items)}. The old link no longer works.
        </Paragraph>
        <ActionButton href={order.orderUrl} label="Open your order" />
        <LinkTerms order={order} />
      </Layout>
    ),
  };
}

/** To a buyer who requested their orders at /find-order. */
export function foundOrders(orders: OrderEmailData[]): Message {
  const [first, ...others] = orders;
  const isSingle = others.length === 0;
  return {
    subject: first && isSingle ? `Your order ${first.number}` : "Your orders",
    body: (
      <Layout preview={`The orders you requested from ${agency.name}.`}>
        <Title>{isSingle ? "Here is your order" : `Here are your ${orders.length} orders`}</Title>
        <Paragraph>
          You requested the orders placed with this email address.{" "}
          {isSingle ? "The link" : "Each link"} is private and opens the order without a password.
        </Paragraph>
        {orders.map((order) => (
          <FoundOrder key={order.number} order={order}>
            {!isSingle && <RowButton href={order.orderUrl} label="Open order" />}
          </FoundOrder>
        ))}
        {first && isSingle && <ActionButton href={first.orderUrl} label="Open your order" />}
        <Note>
          Didn’t request this? Someone entered your address by mistake. Only you received this
          email, so you can ignore it.
        </Note>
      </Layout>
    ),
  };
}

function describePayment(order: OrderEmailData) {
  if (order.paidAt) return `Paid: ${describeMethod(order)}`;
  return order.paymentFailed ? "Payment failed, nothing was charged" : "Payment not confirmed yet";
}

function FoundOrder({ order, children }: { order: OrderEmailData; children: ReactNode }) {
  const [item] = order.items;
  return (
    <Section className="line" style={row}>
      <Row width="100%" style={{ width: "100%" }}>
        <td className="thumb" style={{ width: 104, verticalAlign: "top" }}>
          {item && <ProductThumbnail {...item} />}
        </td>
        <td className="beside" style={{ verticalAlign: "top" }}>
          <h2 className="heading" style={name}>
            {itemNames(order.items)}
          </h2>
          <p className="meta" style={details}>
            Order {order.number}, {formatDate(order.placedAt)}
            <br />
            {formatUsd(order.totalCents)}. {describePayment(order)}
          </p>
        </td>
        {children && (
          <td className="below" style={{ paddingLeft: 16, textAlign: "right" }}>
            {children}
          </td>
        )}
      </Row>
    </Section>
  );
}

const row = { padding: "16px 0", borderTop: `1px solid ${light.line}` };
const name = {
  ...breakAnywhere,
  margin: "0 0 2px",
  fontFamily: fonts.heading,
  fontSize: 18,
  lineHeight: 1.2,
  letterSpacing: "-0.015em",
  color: light.heading,
};
const details = { margin: 0, fontSize: 13, lineHeight: 1.45, color: light.meta };
