import { agency } from "@agency/contract/agency";
import { formatDate } from "@agency/contract/format/dates";
import { formatUsd } from "@agency/contract/format/money";
import { Heading, Section, Text } from "@react-email/components";
import type { ReactNode } from "react";
import { ActionButton, RowButton } from "../../mail/action-button.tsx";
import { describeMethod, itemNames } from "../../mail/describe-order.ts";
import { Layout } from "../../mail/layout.tsx";
import { LinkTerms } from "../../mail/link-terms.tsx";
import type { Message, OrderEmailData } from "../../mail/message.ts";
import { ProductThumbnail } from "../../mail/pictures.tsx";
import { fonts, light } from "../../mail/theme.ts";
import { breakWords, Note, Paragraph, Title } from "../../mail/typography.tsx";

/** To the buyer, who used up the downloads or whose link was too old. */
export function renewedLink(order: OrderEmailData): Message {
  return {
    subject: `A fresh link for order ${order.number}`,
    body: (
      <Layout preview={`${itemNames(order.items)}: the earlier link no longer works.`}>
        <Title>Here is your fresh link</Title>
        <Paragraph>
          It opens your order {order.number} from {formatDate(order.placedAt)}:{" "}
          {itemNames(order.items)}. The earlier link no longer works.
        </Paragraph>
        <ActionButton href={order.orderUrl} label="Open your order" />
        <LinkTerms order={order} />
      </Layout>
    ),
  };
}

/** To a buyer who asked for their orders. */
export function foundOrders(orders: OrderEmailData[]): Message {
  const [first, ...others] = orders;
  const one = others.length === 0;
  return {
    subject: first && one ? `Your order ${first.number}` : "Your orders",
    body: (
      <Layout preview={`You asked for what you ordered from ${agency.name}.`}>
        <Title>{one ? "Here is your order" : `Here are your ${orders.length} orders`}</Title>
        <Paragraph>
          You asked us for what was ordered with this email address.{" "}
          {one ? "The link" : "Each link"} is private: it opens the order without a password.
        </Paragraph>
        {orders.map((order) => (
          <FoundOrder key={order.number} order={order}>
            {!one && <RowButton href={order.orderUrl} label="Open order" />}
          </FoundOrder>
        ))}
        {first && one && <ActionButton href={first.orderUrl} label="Open your order" />}
        <Note>
          You did not ask for this? Then somebody typed your address by mistake, and only you have
          received it. There is nothing to do.
        </Note>
      </Layout>
    ),
  };
}

function paymentOf(order: OrderEmailData) {
  if (order.paidAt) return `Paid: ${describeMethod(order)}`;
  return order.paymentFailed ? "Did not go through, nothing was charged" : "Not confirmed yet";
}

/** One line among others: what it is, and beside it the button that opens it. */
function FoundOrder({ order, children }: { order: OrderEmailData; children: ReactNode }) {
  const [item] = order.items;
  return (
    <Section className="line" style={row}>
      <table width="100%" cellPadding="0" cellSpacing="0" style={{ width: "100%" }}>
        <tbody>
          <tr>
            <td className="thumb" style={{ width: 104, verticalAlign: "top" }}>
              {item && <ProductThumbnail {...item} />}
            </td>
            <td className="beside" style={{ verticalAlign: "top" }}>
              <Heading as="h2" className="heading" style={name}>
                {itemNames(order.items)}
              </Heading>
              <Text className="meta" style={details}>
                Order {order.number}, {formatDate(order.placedAt)}
                <br />
                {formatUsd(order.totalCents)}. {paymentOf(order)}
              </Text>
            </td>
            {children && (
              <td className="below" style={{ paddingLeft: 16, textAlign: "right" }}>
                {children}
              </td>
            )}
          </tr>
        </tbody>
      </table>
    </Section>
  );
}

const row = { padding: "16px 0", borderTop: `1px solid ${light.line}` };
const name = {
  ...breakWords,
  margin: "0 0 2px",
  fontFamily: fonts.heading,
  fontSize: 18,
  lineHeight: 1.2,
  letterSpacing: "-0.015em",
  color: light.heading,
};
const details = { margin: 0, fontSize: 13, lineHeight: 1.45, color: light.meta };
