import { agency } from "@agency/contract/agency";
import { formatUsd } from "@agency/contract/money";
import { Link, Text } from "@react-email/components";
import { ActionButton } from "./action-button.tsx";
import { dayOf } from "./dates.ts";
import { FactsTable } from "./facts-table.tsx";
import { Layout } from "./layout.tsx";
import { LinkTerms } from "./link-terms.tsx";
import type { Message, OrderFacts } from "./message.ts";
import { describePayment, itemNames } from "./order-words.ts";
import { light } from "./theme.ts";
import { Note, Paragraph, Part, Title } from "./typography.tsx";

/** To the buyer, who used up the downloads or whose link was too old. */
export function renewedLink(order: OrderFacts): Message {
  return {
    subject: `A fresh link for order ${order.number}`,
    body: (
      <Layout preview={`${itemNames(order.items)}: the earlier link no longer works.`}>
        <Title>Here is your fresh link</Title>
        <Paragraph>
          It opens your order {order.number} from {dayOf(order.placedAt)}: {itemNames(order.items)}.
          The earlier link no longer works.
        </Paragraph>
        <ActionButton href={order.orderUrl} label="Open your order" />
        <LinkTerms order={order} />
      </Layout>
    ),
  };
}

/** To a buyer who asked for their orders. */
export function foundOrders(orders: OrderFacts[]): Message {
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
          <Part key={order.number} title={itemNames(order.items)}>
            <FactsTable
              facts={[
                ["Order", order.number],
                ["Date", dayOf(order.placedAt)],
                ["Total", formatUsd(order.totalCents)],
                ["Payment", paymentOf(order)],
              ]}
            />
            {one ? (
              <ActionButton href={order.orderUrl} label="Open your order" />
            ) : (
              <OrderLink order={order} />
            )}
          </Part>
        ))}
        <Note>
          You did not ask for this? Then somebody typed your address by mistake, and only you have
          received it. There is nothing to do.
        </Note>
      </Layout>
    ),
  };
}

function paymentOf(order: OrderFacts) {
  if (order.paidAt) return describePayment(order);
  return order.paymentFailed ? "Did not go through, nothing was charged" : "Not confirmed yet";
}

/** Beside others like it, a button would shout. */
function OrderLink({ order }: { order: OrderFacts }) {
  return (
    <Text style={{ margin: "0 0 12px", fontSize: 17 }}>
      <Link
        href={order.orderUrl}
        className="link with-address"
        style={{
          display: "inline-block",
          padding: "10px 0",
          color: light.link,
          fontWeight: 600,
          textDecoration: "underline",
        }}
      >
        Open order {order.number}
      </Link>
    </Text>
  );
}
