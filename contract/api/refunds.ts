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

/** POST /api/desk/orders/:number/dispute-evidence: sends the text to the bank. It can be sent only once. */
export const disputeEvidenceBody = z.object({
  idempotencyKey: z.uuid(),
  disputeId: z.string().max(100),
  text: z.string().trim().min(1).max(textLimits.disputeEvidence),
});
/** POST /api/desk/orders/:number/dispute-acceptance: accepts the loss. */
export const disputeAcceptanceBody = disputeEvidenceBody.omit({ text: true });

/** What an owner last sent from the desk about a dispute. */
const disputeResponse = z.object({
  kind: z.enum(["evidence", "acceptance"]),
  /** The evidence as the owner wrote it; absent for an acceptance and after its personal data was deleted. */
  text: z.string().optional(),
  /** Requested: not confirmed by the gateway yet. */
  state: z.enum(["requested", "sent", "failed"]),
  at: timestamp,
  /** The name of the owner. */
  owner: z.string().optional(),
  /** Why it failed; an owner can try again. */
  failure: z.string().optional(),
});

export const deskDispute = z.object({
  id: z.string(),
  kind: z.string(),
  reason: z.string(),
  status: z.string(),
  outcome: z.enum(["open", "won", "lost"]),
  cents: z.int(),
  /** The bank has our response. */
  replied: z.boolean(),
  /** Evidence can be sent, or the dispute accepted. */
  canRespond: z.boolean(),
  response: disputeResponse.optional(),
  replyBy: z.string().optional(),
  caseNumber: z.string().optional(),
  /** Proposed text of the evidence, which the owner can edit. */
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
