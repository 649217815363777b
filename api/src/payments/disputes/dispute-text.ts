import { formatUsd } from "@agency/contract/format/money";

const reasons: Record<string, string> = {
  cancelled_recurring_transaction: "A subscription that was cancelled",
  credit_not_processed: "A refund that did not arrive",
  duplicate: "Paid twice",
  fraud: "Not paid by the owner of the card",
  general: "No reason given",
  invalid_account: "The account does not exist",
  not_recognized: "The buyer does not recognize the payment",
  product_not_received: "Nothing was received",
  product_unsatisfactory: "Not as described",
  retrieval: "The bank asks for papers",
  transaction_amount_differs: "Another amount than agreed",
};

export const formatDisputeReason = (reason: string) =>
  reasons[reason] ?? reason.replaceAll("_", " ");

interface Disputed {
  outcome: "open" | "won" | "lost";
  kind: string;
  cents: number;
  number: string;
}

/** Of the mail and of the owner's worklist. */
export function disputeTitle({ outcome, kind, cents, number }: Disputed) {
  const what = `${formatUsd(cents)}, order ${number}`;
  if (outcome === "won") return `Dispute won: ${what}`;
  if (outcome === "lost") return `Dispute lost: ${what}`;
  return kind === "retrieval" ? `The bank asks for papers: ${what}` : `Payment disputed: ${what}`;
}
