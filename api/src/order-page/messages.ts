import {
  emailBuyer,
  loadOrderEmailData,
  orderLink,
  orderLookup,
} from "../fulfillment/fulfillment.ts";
import { defineMessage, type MessageDefinition } from "../mail/define-message.ts";
import { type OrderEmailData, renderMessage } from "../mail/message.ts";
import { findOrdersByEmail } from "../orders/orders.ts";
import { foundOrders, renewedLink } from "./messages/order-links.tsx";

export const orderPageMessages: MessageDefinition[] = [
  defineMessage(orderLink, (deps, { orderId }) => emailBuyer(deps, orderId, renewedLink)),

  defineMessage(orderLookup, async (deps, { email }) => {
    const orders = await findOrdersByEmail(deps, email);
    if (orders.length === 0) {
      // Does the same work for an unknown address, so that timing does not reveal it.
      renderMessage(foundOrders([placeholderOrder]));
      return undefined;
    }
    const data = await Promise.all(orders.map((order) => loadOrderEmailData(deps, order)));
    return { to: [email], message: foundOrders(data) };
  }),
];

const placeholderOrder: OrderEmailData = {
  number: "0000-0000",
  placedAt: new Date(0),
  method: "card",
  buyerEmail: "placeholder@removed.invalid",
  totalCents: 0,
  items: [],
  orderUrl: "https://removed.invalid/",
};
