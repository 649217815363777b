import { createHash, createHmac } from "node:crypto";
import { z } from "zod";
import { disputeView } from "./dispute-view.ts";
import type { Dispute, DisputeStatus } from "./disputes.ts";
import type { State } from "./state.ts";
import { transactionView } from "./transaction-view.ts";
import { type XmlValue, xmlDocument } from "./xml.ts";

const aboutTransactions = [
  "transaction_settled",
  "transaction_settlement_declined",
  "refund_failed",
] as const;

/** Each tells of a dispute that got this status. */
const disputeWebhooks = {
  dispute_opened: "open",
  dispute_under_review: "under_review",
  dispute_disputed: "disputed",
  dispute_won: "won",
  dispute_lost: "lost",
  dispute_accepted: "accepted",
  dispute_auto_accepted: "auto_accepted",
  dispute_expired: "expired",
} as const satisfies Record<string, DisputeStatus>;
type DisputeWebhook = keyof typeof disputeWebhooks;
export const aboutDisputes = Object.keys(disputeWebhooks) as DisputeWebhook[];

export const notification = z.union([
  z.strictObject({ kind: z.literal("check") }),
  z.strictObject({ kind: z.enum(aboutTransactions), transactionId: z.string() }),
  z.strictObject({ kind: z.enum(aboutDisputes), disputeId: z.string() }),
  /** The dispute that this transaction has; if it has none, one is opened. */
  z.strictObject({ kind: z.enum(aboutDisputes), transactionId: z.string() }),
]);
export type Notification = z.infer<typeof notification>;

/** The form that Braintree posts. */
export interface SignedNotification {
  bt_signature: string;
  bt_payload: string;
}

export function signedNotification(state: State, about: Notification): SignedNotification {
  const subject = subjectOf(state, about);
  const document = xmlDocument("notification", {
    timestamp: new Date(state.now()),
    kind: about.kind,
    subject,
  });
  // As Ruby writes it: lines of 60 characters, the last one ended too. The signature covers the breaks.
  const payload = Buffer.from(document)
    .toString("base64")
    .replace(/.{1,60}/g, "$&\n");
  const { publicKey, privateKey } = state.keys;
  const key = createHash("sha1").update(privateKey).digest();
  const signature = createHmac("sha1", key).update(payload).digest("hex");
  return { bt_signature: `${publicKey}|${signature}`, bt_payload: payload };
}

export async function post(url: string, signed: SignedNotification): Promise<{ status: number }> {
  const { status } = await fetch(url, { method: "POST", body: new URLSearchParams({ ...signed }) });
  return { status };
}

function subjectOf(state: State, about: Notification): XmlValue {
  if (about.kind === "check") return { check: true };
  if ("disputeId" in about) {
    const dispute = state.disputes.find(about.disputeId);
    if (!dispute) throw new Error(`No dispute ${about.disputeId}`);
    return { dispute: disputeView(asReported(dispute, about.kind)) };
  }
  const transaction = state.transactions.find(about.transactionId);
  if (!transaction) throw new Error(`No transaction ${about.transactionId}`);
  if (!isAboutDispute(about.kind)) return { transaction: transactionView(transaction, state) };
  const dispute = state.disputes.of(transaction).at(-1) ?? state.disputes.open(transaction);
  return { dispute: disputeView(asReported(dispute, about.kind)) };
}

const isAboutDispute = (kind: string): kind is DisputeWebhook =>
  (aboutDisputes as readonly string[]).includes(kind);

/** A notification that was long on its way tells how it was then. */
function asReported(dispute: Dispute, kind: DisputeWebhook): Dispute {
  const status = disputeWebhooks[kind];
  const then = dispute.history.findLastIndex((step) => step.status === status);
  const history = then < 0 ? dispute.history : dispute.history.slice(0, then + 1);
  return { ...dispute, status, history };
}
