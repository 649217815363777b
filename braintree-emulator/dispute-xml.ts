import { formatCents } from "./amount.ts";
import { type Dispute, formatDate } from "./disputes.ts";
import type { Transaction } from "./transaction.ts";
import type { XmlValue } from "./xml.ts";

/** A dispute as in responses and notifications. Its dates have no time of day. */
export function buildDisputeXml(dispute: Dispute): XmlValue {
  const { sale, status, history, receivedAt } = dispute;
  const amount = formatCents(dispute.amountCents);
  return {
    id: dispute.id,
    kind: dispute.kind,
    status,
    reason: dispute.reason,
    reasonCode: "83",
    reasonDescription: "Reason code 83 description",
    amount,
    amountDisputed: amount,
    amountWon: status === "won" ? amount : "0.00",
    currencyIsoCode: "USD",
    merchantAccountId: "emulator_usd",
    caseNumber: dispute.caseNumber,
    referenceNumber: dispute.caseNumber.replace("CASE", "REF"),
    originalDisputeId: null,
    processorComments: null,
    receivedDate: formatDate(receivedAt),
    replyByDate: dispute.replyBy,
    dateOpened: formatDate(receivedAt),
    createdAt: receivedAt,
    updatedAt: history.at(-1)?.at ?? receivedAt,
    evidence: dispute.evidence.map(buildEvidenceXml),
    statusHistory: history.map((step) => ({
      status: step.status,
      timestamp: step.at,
      effectiveDate: formatDate(step.at),
      disbursementDate: null,
    })),
    transaction: {
      id: sale.id,
      amount: formatCents(sale.amountCents),
      orderId: sale.orderId ?? null,
      createdAt: sale.createdAt,
      paymentInstrumentSubtype: getPaymentSubtype(sale),
      purchaseOrderNumber: null,
    },
  };
}

export const buildEvidenceXml = ({ id, text, at }: Dispute["evidence"][number]): XmlValue => ({
  ...{ id, comment: text, createdAt: at },
  ...{ category: null, url: null, sentToProcessorAt: null, sequenceNumber: null },
});

function getPaymentSubtype({ method }: Transaction) {
  if (method.kind === "credit_card") return method.cardType;
  return method.kind === "paypal_account" ? "PayPal" : "Venmo";
}
