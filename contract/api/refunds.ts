import { z } from "zod";
import { refundReasons } from "../limits/refund-reasons.ts";
import { textLimits } from "../limits/text-limits.ts";

const timestamp = z.iso.datetime();

const reasons = Object.keys(refundReasons) as [keyof typeof refundReasons];

/** POST /api/desk/orders/:number/refunds */
export const refundBody = z.object({
  idempotencyKey: z.uuid(),
  cents: z.int().min(1).max(100_000_000),
  reason: z.enum(reasons),
  note: z.string().trim().max(textLimits.refundNote).optional(),
  endAccess: z.boolean(),
});
export type RefundBody = z.infer<typeof refundBody>;

export const refundState = z.enum([
  "requested",
  "waiting",
  "sending",
  "accepted",
  "settled",
  "failed",
]);

export const deskRefund = z.object({
  id: z.string(),
  kind: z.enum(["void", "refund", "manual"]),
  state: refundState,
  cents: z.int(),
  reason: z.string(),
  note: z.string(),
  /** The owner who requested it; absent for an external refund. */
  owner: z.string().optional(),
  at: timestamp,
  gatewayId: z.string().optional(),
  failure: z.string().optional(),
});
export type DeskRefund = z.infer<typeof deskRefund>;

/** What can still be refunded. Before settlement only the full amount can be returned, as a void. */
export const refundable = z.object({
  cents: z.int(),
  refundMethod: z.enum(["void", "refund", "manual"]),
  /** Why a refund is blocked, for example an open dispute. */
  blockedReason: z.string().optional(),
});

/** The revenue of an order. Refunds and lost disputes never overlap. */
export const orderMoney = z.object({
  capturedCents: z.int(),
  refundedCents: z.int(),
  /** Refunds in progress. */
  refundingCents: z.int(),
  /** Lost in disputes. */
  lostCents: z.int(),
  /** Held by the bank while a dispute is open. */
  disputedCents: z.int(),
  netCents: z.int(),
});
export type OrderMoney = z.infer<typeof orderMoney>;

export const deskDispute = z.object({
  id: z.string(),
  kind: z.string(),
  reason: z.string(),
  status: z.string(),
  outcome: z.enum(["open", "won", "lost"]),
  cents: z.int(),
  /** The bank has our response. */
  replied: z.boolean(),
  replyBy: z.string().optional(),
  caseNumber: z.string().optional(),
  /** Text to paste into the response. */
  evidence: z.string(),
});
export type DeskDispute = z.infer<typeof deskDispute>;

/** For the order page. */
export const buyerRefund = z.object({
  cents: z.int(),
  at: timestamp,
  state: z.enum(["pending", "sent", "completed"]),
});
export type BuyerRefund = z.infer<typeof buyerRefund>;
