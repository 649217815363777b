import { z } from "zod";
import { orderItem, orderState, paymentMethod } from "./orders.ts";

/**
 * The bodies of outgoing webhooks, by type. docs/webhooks.md describes them. They never contain a secret or a link that
 * works without signing in. Add fields, but do not change or remove any.
 */

const timestamp = z.iso.datetime();

const money = { currency: z.literal("USD") };

/** Opens the record in the desk, after signing in. */
const deskUrl = z.url();

const leadReceived = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The other fields of the quote form, by name. */
  details: z.record(z.string(), z.string()),
  /** The first 1,000 characters. */
  message: z.string(),
  receivedAt: timestamp,
  deskUrl,
});

const orderPaid = z.object({
  number: z.string(),
  method: paymentMethod,
  /** Includes the tax. */
  totalCents: z.int(),
  taxCents: z.int(),
  ...money,
  paidAt: timestamp,
  /** Absent if the buyer's personal data was deleted. */
  buyer: z.object({ email: z.string(), name: z.string().optional() }).optional(),
  items: z.array(
    z.object({
      name: z.string(),
      kind: orderItem.shape.kind,
      /** Absent for items outside the catalog, such as installments. */
      catalogId: z.string().optional(),
      /** A fraction only for hours. */
      quantity: z.number(),
      totalCents: z.int(),
    }),
  ),
  deskUrl,
});

const orderRefunded = z.object({
  number: z.string(),
  state: orderState,
  refundId: z.string(),
  /** The amount of this refund. */
  cents: z.int(),
  kind: z.enum(["void", "refund", "manual"]),
  reason: z.string(),
  /** All refunds of the order so far, including this one. */
  refundedCents: z.int(),
  totalCents: z.int(),
  ...money,
  deskUrl,
});

const paymentRequestAccepted = z.object({
  number: z.string(),
  title: z.string(),
  client: z.object({ name: z.string(), email: z.string(), company: z.string() }),
  /** Includes the tax. */
  totalCents: z.int(),
  taxCents: z.int(),
  ...money,
  deskUrl,
});

const disputeOpened = z.object({
  id: z.string(),
  order: z.string(),
  cents: z.int(),
  ...money,
  reason: z.string(),
  outcome: z.enum(["open", "won", "lost"]),
  /** The last day to respond. */
  replyBy: z.iso.date().optional(),
  deskUrl,
});

/** Sent on request, to check the receiver. */
const testData = z.object({ message: z.string() });

const buildEvent = <Type extends string, Data extends z.ZodType>(type: Type, data: Data) =>
  z.object({ type: z.literal(type), timestamp, data });

export const webhookEvent = z.discriminatedUnion("type", [
  buildEvent("lead.received", leadReceived),
  buildEvent("order.paid", orderPaid),
  buildEvent("order.refunded", orderRefunded),
  buildEvent("payment_request.accepted", paymentRequestAccepted),
  buildEvent("dispute.opened", disputeOpened),
  buildEvent("test", testData),
]);
export type WebhookEvent = z.infer<typeof webhookEvent>;
