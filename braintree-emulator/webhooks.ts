import { createHash, createHmac } from "node:crypto";
import { z } from "zod";
import { buildDisputeXml } from "./dispute-xml.ts";
import type { Dispute, DisputeStatus } from "./disputes.ts";
import type { State } from "./state.ts";
import { buildTransactionXml } from "./transaction-xml.ts";
import { type XmlValue, xmlDocument } from "./xml.ts";

const aboutTransactions = [
  "transaction_settled",
  "transaction_settlement_declined",
  "refund_failed",
] as const;

/** The dispute status that each kind of webhook reports. */
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
  /** The transaction's latest dispute. A new one is opened if there is none. */
  z.strictObject({ kind: z.enum(aboutDisputes), transactionId: z.string() }),
]);
export type Notification = z.infer<typeof notification>;

/** The form fields that Braintree posts. */
export interface SignedNotification {
  bt_signature: string;
  bt_payload: string;
}

export function signNotification(state: State, about: Notification): SignedNotification {
  const subject = buildSubject(state, about);
  const document = xmlDocument("notification", {
    timestamp: new Date(state.now()),
    kind: about.kind,
    subject,
  });
  // Lines of 60 characters, each with a line break, as Ruby encodes base64. The signature covers the breaks.
  const payload = Buffer.from(document)
    .toString("base64")
    .replace(/.{1,60}/g, "$&\n");
  const { publicKey, privateKey } = state.keys;
  const key = createHash("sha1").update(privateKey).digest();
  const signature = createHmac("sha1", key).update(payload).digest("hex");
  return { bt_signature: `${publicKey}|${signature}`, bt_payload: payload };
}

export async function postNotification(
  url: string,
  signed: SignedNotification,
): Promise<{ status: number }> {
  const { status } = await fetch(url, { method: "POST", body: new URLSearchParams({ ...signed }) });
  return { status };
}

function buildSubject(state: State, about: Notification): XmlValue {
  if (about.kind === "check") return { check: true };
  if ("disputeId" in about) {
    const dispute = state.disputes.find(about.disputeId);
    if (!dispute) throw new Error(`No dispute ${about.disputeId}`);
    return { dispute: buildDisputeXml(asReported(dispute, about.kind)) };
  }
  const transaction = state.transactions.find(about.transactionId);
  if (!transaction) throw new Error(`No transaction ${about.transactionId}`);
  if (!isAboutDispute(about.kind)) return { transaction: buildTransactionXml(transaction, state) };
  const dispute = state.disputes.findBySale(transaction).at(-1) ?? state.disputes.open(transaction);
  return { dispute: buildDisputeXml(asReported(dispute, about.kind)) };
}

const isAboutDispute = (kind: string): kind is DisputeWebhook =>
  (aboutDisputes as readonly string[]).includes(kind);

/** A late notification has the dispute's data from the time of its status change. */
function asReported(dispute: Dispute, kind: DisputeWebhook): Dispute {
  const status = disputeWebhooks[kind];
  const index = dispute.history.findLastIndex((step) => step.status === status);
  const history = index < 0 ? dispute.history : dispute.history.slice(0, index + 1);
  return { ...dispute, status, history };
}
