import { z } from "zod";
import { bankDeclineReason, ruleDeclineReason } from "./decline-reasons.ts";
import type { GatewayTransaction } from "./gateway.ts";

const statuses: Record<string, GatewayTransaction["status"]> = {
  authorizing: "authorized",
  authorized: "authorized",
  submitted_for_settlement: "captured",
  settlement_pending: "captured",
  settlement_confirmed: "captured",
  settling: "captured",
  settled: "captured",
  voided: "voided",
  authorization_expired: "voided",
  processor_declined: "declined",
  gateway_rejected: "declined",
  settlement_declined: "declined",
  failed: "declined",
};

const methods: Record<string, GatewayTransaction["method"]> = {
  credit_card: "card",
  paypal_account: "paypal",
  venmo_account: "venmo",
};

/** What we read of the gateway's answers; the rest of them never enters the service. */
const answered = z.object({
  id: z.string(),
  orderId: z.string().nullish(),
  amount: z.string(),
  createdAt: z.coerce.date(),
  status: z.string(),
  paymentInstrumentType: z.string().nullish(),
  creditCard: z.object({ last4: z.string().nullish() }).nullish(),
  processorResponseCode: z.string().nullish(),
  gatewayRejectionReason: z.string().nullish(),
});

export function parseTransaction(transaction: unknown): GatewayTransaction {
  const known = answered.parse(transaction);
  const { id, orderId, amount, createdAt, status, ...rest } = known;
  const method = methods[rest.paymentInstrumentType ?? ""];
  const lastFour = method === "card" ? rest.creditCard?.last4 : undefined;
  return {
    id,
    reference: orderId ?? "",
    cents: Math.round(Number(amount) * 100),
    createdAt,
    gatewayStatus: status,
    isSettled: status === "settled",
    status: statuses[status] ?? "unknown",
    ...(method && { method }),
    ...(lastFour && { lastFour }),
    ...declineReasonIn(known),
    cardDeclined: isCardDecline(known),
  };
}

/** A rule that rejects a duplicate, or an account that is not ready, says nothing about the card. */
function isCardDecline({ status, gatewayRejectionReason: rule }: z.infer<typeof answered>) {
  if (status === "gateway_rejected")
    return !["duplicate", "application_incomplete"].includes(rule ?? "");
  return status === "processor_declined";
}

/** A bank may approve what the gateway's own rules then reject: its code counts only when it declined. */
function declineReasonIn(known: z.infer<typeof answered>) {
  const { status, processorResponseCode: code, gatewayRejectionReason: rule } = known;
  if (status === "gateway_rejected") return { declineReason: ruleDeclineReason(rule ?? "") };
  return code && statuses[status] === "declined" ? { declineReason: bankDeclineReason(code) } : {};
}

/** A status that we do not know may mean money: whoever guesses "declined" invites a second payment. */
export function assertKnownStatus(transaction: GatewayTransaction) {
  if (transaction.status === "unknown")
    throw new Error(`unknown status ${transaction.gatewayStatus}`);
  return transaction;
}

/** How the gateway wants an amount. */
export const toGatewayAmount = (cents: number) => (cents / 100).toFixed(2);
