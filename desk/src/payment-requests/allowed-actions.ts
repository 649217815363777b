import type { DeskInstallment, PaymentRequestDetail } from "@agency/contract/api/payment-requests";

/** What can be done with a request as it stands; the service decides, this only offers. */
export function getAllowedActions(request: PaymentRequestDetail) {
  const { state, instalments, paidCents, acceptedAt } = request;
  const live = state !== "draft" && state !== "void";
  const unpaid = live ? instalments.filter((one) => one.state !== "paid") : [];
  const held = unpaid.find((one) => one.state === "claimed" || one.state === "paying");
  const isOpen = unpaid.some((one) => one.state === "open" || one.state === "overdue");
  return {
    live: live && state !== "paid",
    /** Said to be paid by Venmo: its order is looked at first. */
    toCheck: unpaid.find((one) => one.state === "claimed")?.order,
    correct: live && paidCents === 0 && !held,
    remind: isOpen || state === "sent" || state === "viewed",
    deliver: live && !!acceptedAt && balanceOf(request)?.state === "later",
    depositPaid: paidCents > 0,
    /** Those that can be noted as paid by another way. */
    unpaid: unpaid.filter((one) => one.state !== "paying"),
    /** Those that have a day, or could have one. */
    datable: unpaid.filter((one) => one.state !== "later" || one.kind !== "balance"),
  };
}

export const balanceOf = ({ instalments }: PaymentRequestDetail): DeskInstallment | undefined =>
  instalments.find(({ kind }) => kind === "balance");
export const depositOf = ({ instalments }: PaymentRequestDetail): DeskInstallment | undefined =>
  instalments.find(({ kind }) => kind === "deposit");
