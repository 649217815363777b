import { formatUsd } from "@agency/contract/format/money";

/** The keys are Braintree's reason codes. */
const reasons: Record<string, string> = {
  cancelled_recurring_transaction: "Subscription was canceled",
  credit_not_processed: "Refund not received",
  duplicate: "Charged twice",
  fraud: "Not authorized by the cardholder",
  general: "No reason given",
  invalid_account: "Invalid account",
  not_recognized: "Payment not recognized",
  product_not_received: "Product not received",
  product_unsatisfactory: "Product not as described",
  retrieval: "The bank requested documents",
  transaction_amount_differs: "Incorrect amount",
};

export const formatDisputeReason = (reason: string) =>
  reasons[reason] ?? reason.replaceAll("_", " ");

interface DisputeSummary {
  outcome: "open" | "won" | "lost";
  kind: string;
  cents: number;
  number: string;
}

/** The subject of the email and the title of the worklist item. */
export function disputeTitle({ outcome, kind, cents, number }: DisputeSummary) {
  const payment = `${formatUsd(cents)}, order ${number}`;
  if (outcome === "won") return `Dispute won: ${payment}`;
  if (outcome === "lost") return `Dispute lost: ${payment}`;
  return kind === "retrieval"
    ? `The bank requested documents: ${payment}`
    : `Payment disputed: ${payment}`;
}
