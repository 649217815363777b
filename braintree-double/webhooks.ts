import { createHash, createHmac, randomUUID } from "node:crypto";
import { z } from "zod";
import { formatCents } from "./amount.ts";
import type { State } from "./state.ts";
import type { Transaction } from "./transaction.ts";
import { transactionView } from "./transaction-view.ts";
import { type XmlValue, xmlDocument } from "./xml.ts";

const aboutTransactions = [
  "transaction_settled",
  "transaction_settlement_declined",
  "dispute_opened",
  "dispute_under_review",
  "dispute_won",
  "dispute_lost",
] as const;

export const notification = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("check") }),
  z.strictObject({ kind: z.enum(aboutTransactions), transactionId: z.string() }),
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

function subjectOf({ transactions }: State, about: Notification): XmlValue {
  if (about.kind === "check") return { check: true };
  const transaction = transactions.find(about.transactionId);
  if (!transaction) throw new Error(`No transaction ${about.transactionId}`);
  return about.kind.startsWith("dispute_")
    ? { dispute: disputeView(transaction, about.kind.replace("dispute_", "")) }
    : { transaction: transactionView(transaction, transactions) };
}

function disputeView(transaction: Transaction, state: string): XmlValue {
  const amount = formatCents(transaction.amountCents);
  return {
    id: randomUUID().slice(0, 16),
    kind: "chargeback",
    status: state === "opened" ? "open" : state,
    reason: "fraud",
    amount,
    amountDisputed: amount,
    amountWon: state === "won" ? amount : "0.00",
    currencyIsoCode: "USD",
    receivedDate: new Date(),
    transaction: {
      id: transaction.id,
      amount,
      orderId: transaction.orderId ?? null,
      createdAt: transaction.createdAt,
      paymentInstrumentSubtype: "Visa",
    },
  };
}
