import type { Message, OrderFacts } from "./message.ts";

/** To the buyer, who used up the downloads or whose link was too old. */
export function renewedLink(order: OrderFacts): Message {
  return { subject: `A fresh link for order ${order.number}`, body: <p>{order.orderUrl}</p> };
}

/** To a buyer who asked for their orders. */
export function foundOrders(orders: OrderFacts[]): Message {
  return {
    subject: "Your orders",
    body: <p>{orders.map(({ orderUrl }) => orderUrl).join(" ")}</p>,
  };
}
