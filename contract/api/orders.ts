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
  "part_refunded",
  "refunded",
  "cancelled",
]);
export type OrderState = z.infer<typeof orderState>;

export const paymentMethod = z.enum(["card", "paypal", "venmo", "manual"]);
export type PaymentMethod = z.infer<typeof paymentMethod>;

/** What the private order page may offer for one file. */
export const orderDownload = z.object({
  fileName: z.string(),
  version: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  /** Leads to a link that works for a quarter of an hour. */
  path: z.string(),
  used: z.int(),
  allowed: z.int(),
});
export type OrderDownload = z.infer<typeof orderDownload>;

/** Of a template: what the buyer chose on its page, and the setting that makes it so. */
export const chosenLook = z.object({
  name: z.string(),
  setting: z.string(),
}) satisfies z.ZodType<ChosenLook>;

export const orderItem = z.object({
  name: z.string(),
  /** A deposit is the first part of what a payment request asks for, a project whatever else it asks for. */
  kind: z.enum(["template", "service", "hours", "deposit", "project"]),
  /** A fraction only of hours. */
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
  /** By when a claimed payment is looked at. */
  dueAt: z.iso.datetime().optional(),
  accessUntil: z.iso.datetime().optional(),
  /** a••@example.com */
  email: z.string(),
  /** Absent where nobody asked for it: a Venmo payment needs no name of ours. */
  buyerName: z.string().optional(),
  /** The gateway's, of the payment that was taken. */
  transactionId: z.string().optional(),
  totalCents: z.int(),
  /** Of a pending order: no payment is under way. */
  paymentFailed: z.literal(true).optional(),
  items: z.array(orderItem),
  /** Where a payment request stands that this order pays for. */
  payPath: z.string().optional(),
  /** What went back, or will; absent where nothing does. */
  refunds: z.array(buyerRefund).optional(),
  /** Of prepaid time, once it is paid. */
  hours: orderHours.optional(),
  /** An invoice without an address gets the one that was entered with the payment. */
  hasBillingAddress: z.literal(true).optional(),
  /** Absent until somebody asks for one; and what was credited of it. */
  invoice: buyerInvoice.optional(),
  creditNotes: z.array(buyerInvoice).optional(),
});
export type OrderResponse = z.infer<typeof orderResponse>;

/** POST /api/orders/:token/renewal: a fresh link goes to the order's own address. */
export const renewLinkResponse = z.object({ sentTo: z.string() });

/** POST /api/find-order: the same answer for a known and an unknown address. */
export const findOrderBody = z.object({ email: emailAddress });
export const findOrderResponse = z.object({ ok: z.literal(true) });

/** POST /api/claims: "I pay this by Venmo", with the key of this attempt so that a repeat is not a second order. */
export const claimBody = z.object({
  key: z.uuid(),
  plan: z.string().min(1).max(200),
  amount: z.string().max(20),
  look: lookName.optional(),
  email: emailAddress,
});
export type ClaimBody = z.infer<typeof claimBody>;
export const claimResponse = z.object({ number: z.string(), orderPath: z.string() });
export type ClaimResponse = z.infer<typeof claimResponse>;

/** GET /api/claims/:token, and POST /api/claims/:token/confirmation: the owner's one button. */
export const claimReview = z.object({
  number: z.string(),
  state: orderState,
  item: z.string(),
  totalCents: z.int(),
  email: z.string(),
  placedAt: z.iso.datetime(),
  dueAt: z.iso.datetime().optional(),
});
export type ClaimReview = z.infer<typeof claimReview>;

/** What every refused request answers with. */
export const errorResponse = z.object({ code: z.string(), error: z.string() });
