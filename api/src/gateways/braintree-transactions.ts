import { z } from "zod";
import { describeBankDecline, describeRuleDecline } from "./decline-reasons.ts";
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

const refundMethods: Record<string, GatewayTransaction["refundMethod"]> = {
  authorized: "void",
  submitted_for_settlement: "void",
  settlement_pending: "void",
  settlement_confirmed: "refund",
  settling: "refund",
  settled: "refund",
};

const methods: Record<string, GatewayTransaction["method"]> = {
  credit_card: "card",
  paypal_account: "paypal",
  venmo_account: "venmo",
};

/** The fields that we use; all others are dropped, so that they never enter the service. */
const transactionSchema = z.object({
  id: z.string(),
  orderId: z.string().nullish(),
  amount: z.string(),
  createdAt: z.coerce.date(),
  status: z.string(),
  paymentInstrumentType: z.string().nullish(),
  paypalAccount: z.object({ transactionFeeAmount: z.string().nullish() }).nullish(),
  creditCard: z.object({ last4: z.string().nullish() }).nullish(),
  processorResponseCode: z.string().nullish(),
  gatewayRejectionReason: z.string().nullish(),
});
type ParsedTransaction = z.infer<typeof transactionSchema>;

export function parseTransaction(transaction: unknown): GatewayTransaction {
  const parsed = transactionSchema.parse(transaction);
  const { id, orderId, amount, createdAt, status, paymentInstrumentType, creditCard } = parsed;
  const method = methods[paymentInstrumentType ?? ""];
  return {
    id,
    reference: orderId ?? "",
    cents: Math.round(Number(amount) * 100),
    createdAt,
    gatewayStatus: status,
    isSettled: status === "settled",
    refundMethod: refundMethods[status],
    status: statuses[status] ?? "unknown",
    method,
    lastFour: (method === "card" && creditCard?.last4) || undefined,
    declineReason: findDeclineReason(parsed),
    isCardDecline: isCardDecline(parsed),
    feeCents: parseFee(parsed),
  };
}

function parseFee({ paypalAccount }: ParsedTransaction) {
  const fee = paypalAccount?.transactionFeeAmount;
  return fee ? Math.round(Number(fee) * 100) : undefined;
}

/** Rejections of duplicates or by an incomplete merchant account say nothing about the card. */
function isCardDecline({ status, gatewayRejectionReason: rule }: ParsedTransaction) {
  if (status === "gateway_rejected")
    return !["duplicate", "application_incomplete"].includes(rule ?? "");
  return status === "processor_declined";
}

/** Checks our rules first: when they reject a payment, the bank's response code may say approved. */
function findDeclineReason(transaction: ParsedTransaction) {
  const { status, processorResponseCode: code, gatewayRejectionReason: rule } = transaction;
  if (status === "gateway_rejected") return describeRuleDecline(rule ?? "");
  return code && statuses[status] === "declined" ? describeBankDecline(code) : undefined;
}

/** Throws on unknown statuses: treating one as declined could cause a second charge. */
export function assertKnownStatus(transaction: GatewayTransaction) {
  if (transaction.status === "unknown")
    throw new Error(`unknown status ${transaction.gatewayStatus}`);
  return transaction;
}

export const toGatewayAmount = (cents: number) => (cents / 100).toFixed(2);
