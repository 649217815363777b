import type { Message, OrderFacts } from "./message.ts";

/** To the buyer: receipt and delivery in one. */
export function delivery(order: OrderFacts): Message {
  return { subject: `Your order ${order.number}`, body: <p>{order.orderUrl}</p> };
}
