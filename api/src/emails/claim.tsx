import type { Message, OrderFacts } from "./message.ts";

/** To the owner: a buyer says that a Venmo payment is on its way. */
export function claimNotification(order: OrderFacts, confirmUrl: string): Message {
  return { subject: `Venmo payment to check: order ${order.number}`, body: <p>{confirmUrl}</p> };
}

/** To the owner, shortly before the business day is over. */
export function claimReminder(order: OrderFacts, confirmUrl: string): Message {
  return { subject: `Due soon: order ${order.number}`, body: <p>{confirmUrl}</p> };
}
