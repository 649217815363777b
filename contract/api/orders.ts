import { z } from "zod";
import type { ChosenLook } from "../offers/looks.ts";
import { lookName } from "./checkout.ts";
import { emailAddress } from "./email-address.ts";
import { orderHours } from "./hours.ts";
import { buyerInvoice } from "./invoices.ts";
import { buyerRefund } from "./refunds.ts";

export const orderState = z.enum([
  "claimed",
  "pending",
  "paid",
  "partially_refunded",
  "refunded",
  "canceled",
]);
export type OrderState = z.infer<typeof orderState>;

export const paymentMethod = z.enum(["card", "paypal", "venmo", "manual"]);
export type PaymentMethod = z.infer<typeof paymentMethod>;

/** A file on the private order page. */
export const orderDownload = z.object({
  fileName: z.string(),
  version: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  /** Redirects to a link that is valid for 15 minutes. */
  path: z.string(),
  used: z.int(),
  allowed: z.int(),
});
export type OrderDownload = z.infer<typeof orderDownload>;

/** The look that the buyer of a template selected, and its setting. */
export const chosenLook = z.object({
  name: z.string(),
  setting: z.string(),
}) satisfies z.ZodType<ChosenLook>;

export const orderItem = z.object({
  name: z.string(),
  /** "deposit" and "project" belong to a payment request: its deposit, or any other installment. */
  kind: z.enum(["template", "service", "hours", "deposit", "project"]),
  /** A fraction only for hours. */
  quantity: z.number(),
  totalCents: z.int(),
  download: orderDownload.optional(),
  look: chosenLook.optional(),
});
export type OrderItem = z.infer<typeof orderItem>;

/** GET /api/orders/:token */
export const orderResponse = z.object({
  number: z.string(),
  state: orderState,
  method: paymentMethod,
  placedAt: z.iso.datetime(),
  paidAt: z.iso.datetime().optional(),
  /** When an owner will have checked a claimed payment. */
  dueAt: z.iso.datetime().optional(),
  accessExpiresAt: z.iso.datetime().optional(),
  /** a••@example.com */
  email: z.string(),
  /** Absent for a Venmo claim, which needs no name. */
  buyerName: z.string().optional(),
  /** The gateway's ID of the captured payment. */
  transactionId: z.string().optional(),
  totalCents: z.int(),
  /** For a pending order: no payment is in progress. */
  paymentFailed: z.literal(true).optional(),
  items: z.array(orderItem),
  /** The page of the payment request that this order belongs to. */
  paymentPagePath: z.string().optional(),
  /** Absent if there are no refunds. */
  refunds: z.array(buyerRefund).optional(),
  /** For paid orders of prepaid hours. */
  hours: orderHours.optional(),
  /** An invoice without an address uses the billing address of the payment. */
  hasBillingAddress: z.literal(true).optional(),
  /** Absent until the buyer requests one. */
  invoice: buyerInvoice.optional(),
  creditNotes: z.array(buyerInvoice).optional(),
  /** Whether the buyer gets emails about new versions. Absent for orders without a template. */
  updateEmails: z.boolean().optional(),
});
export type OrderResponse = z.infer<typeof orderResponse>;

/** POST /api/orders/:token/update-emails: turns them on or off for the order's address. */
export const updateEmailsBody = z.object({ isWanted: z.boolean() });

/** POST /api/orders/:token/renew-link: sends a new link to the order's address. */
export const renewLinkResponse = z.object({ sentTo: z.string() });

/** POST /api/find-order: the response does not reveal whether the address is known. */
export const findOrderBody = z.object({ email: emailAddress });
export const findOrderResponse = z.object({ ok: z.literal(true) });

/** POST /api/claims: the buyer pays by Venmo. A repeated request with the same key returns the same order. */
export const claimBody = z.object({
  idempotencyKey: z.uuid(),
  plan: z.string().min(1).max(200),
  amount: z.string().max(20),
  look: lookName.optional(),
  email: emailAddress,
});
export type ClaimBody = z.infer<typeof claimBody>;
export const claimResponse = z.object({ number: z.string(), orderPath: z.string() });
export type ClaimResponse = z.infer<typeof claimResponse>;

/** GET /api/claims/:token, and POST /api/claims/:token/confirm. */
export const claimReview = z.object({
  number: z.string(),
  state: orderState,
  item: z.string(),
  totalCents: z.int(),
  email: z.string(),
  placedAt: z.iso.datetime(),
  dueAt: z.iso.datetime().optional(),
  /** How the note of the Venmo payment starts; the order number may follow. */
  note: z.string(),
  /** Confirming the payment emails a download, not only a receipt. */
  hasDownload: z.boolean(),
});
export type ClaimReview = z.infer<typeof claimReview>;

/** The body of every error response. */
export const errorResponse = z.object({ code: z.string(), error: z.string() });
