import { z } from "zod";
import { refundReasons } from "../limits/refund-reasons.ts";

const timestamp = z.iso.datetime();

const reasons = Object.keys(refundReasons) as [keyof typeof refundReasons];

/** POST /api/desk/orders/:number/refunds */
export const refundBody = z.object({
  key: z.uuid(),
  cents: z.int().min(1).max(100_000_000),
  reason: z.enum(reasons),
  note: z.string().trim().max(1_000).optional(),
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
  /** Who asked for it; nobody when it was made in the Control Panel. */
  owner: z.string().optional(),
  at: timestamp,
  gatewayId: z.string().optional(),
  failure: z.string().optional(),
});
export type DeskRefund = z.infer<typeof deskRefund>;

/** What may still go back. As a whole before settlement it is a void; a part has to wait for it. */
export const refundable = z.object({
  cents: z.int(),
  by: z.enum(["void", "refund", "manual"]),
  /** Why not at all, such as an open dispute. */
  not: z.string().optional(),
});

/** What an order brought in. Nothing is subtracted twice: what was refunded cannot be lost as well. */
export const orderMoney = z.object({
  capturedCents: z.int(),
  refundedCents: z.int(),
  /** Refunds that are under way. */
  refundingCents: z.int(),
  /** Taken by lost disputes. */
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
  /** The bank has our reply. */
  replied: z.boolean(),
  replyBy: z.string().optional(),
  caseNumber: z.string().optional(),
  /** Ready to be pasted. */
  evidence: z.string(),
});
export type DeskDispute = z.infer<typeof deskDispute>;

/** On the buyer's order page. */
export const buyerRefund = z.object({
  cents: z.int(),
  at: timestamp,
  state: z.enum(["coming", "sent", "arrived"]),
});
export type BuyerRefund = z.infer<typeof buyerRefund>;
