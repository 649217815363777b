import type {
  DeskInstallment,
  InstallmentKind,
  PaymentRequestDetail,
} from "@agency/contract/api/payment-requests";

/** What the screen offers in the current state. The service checks every action again. */
export function getAllowedActions(paymentRequest: PaymentRequestDetail) {
  const { state, installments, paidCents, acceptedAt } = paymentRequest;
  const { acceptedTotalCents: previouslyAcceptedTotalCents } = paymentRequest;
  const isSent = state !== "draft" && state !== "void";
  const unpaid = isSent ? installments.filter((installment) => installment.state !== "paid") : [];
  const claimed = unpaid.find((installment) => installment.state === "claimed");
  const isProcessing = unpaid.some((installment) => installment.state === "processing");
  const isPayable = unpaid.some(
    (installment) => installment.state === "open" || installment.state === "overdue",
  );
  const balance = findInstallment(paymentRequest, "balance");
  const hasUnacceptedIncrease = isSent && previouslyAcceptedTotalCents !== undefined;
  return {
    /** Sent and not fully paid, even if the proposal has expired. */
    isOutstanding: isSent && state !== "paid",
    /** The order of a Venmo payment that the client reported. Reviewing it is the primary action, because the owner has to confirm or cancel it. */
    claimedOrderNumber: claimed?.order,
    canEditSent: isSent && paidCents === 0 && !claimed && !isProcessing,
    canRemind: isPayable || state === "sent" || state === "viewed" || hasUnacceptedIncrease,
    canMarkDelivered:
      isSent && (!!acceptedAt || hasUnacceptedIncrease) && balance?.state === "upcoming",
    hasPayments: paidCents > 0,
    /** Installments that an owner can record as paid by check, transfer or Venmo. */
    recordableInstallments: unpaid.filter((installment) => installment.state !== "processing"),
    /** Excludes a balance that is not payable yet, because marking the project as delivered sets its due date. */
    reschedulableInstallments: unpaid.filter(
      (installment) => installment.state !== "upcoming" || installment.kind !== "balance",
    ),
  };
}

export const findInstallment = (
  { installments }: PaymentRequestDetail,
  kind: InstallmentKind,
): DeskInstallment | undefined => installments.find((installment) => installment.kind === kind);

/** After delivery, until the client accepts an increase, only the balance can be changed. */
export const deliverLabel = ({
  acceptedTotalCents,
}: Pick<PaymentRequestDetail, "acceptedTotalCents">) =>
  acceptedTotalCents === undefined ? "Mark as delivered" : "Change balance";
