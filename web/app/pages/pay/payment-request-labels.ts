import { agency } from "@agency/contract/agency";
import type { PaymentPageResponse } from "@agency/contract/api/payment-requests";
import { formatUsd } from "@agency/contract/format/money";
import { dueAfterAcceptance } from "@agency/contract/offers/payment-request-totals";
import { formatDate, formatDay } from "#app/orders/dates.ts";
import type { Installment } from "./payment-page-state.ts";

type Line = PaymentPageResponse["lines"][number];

export const isInstallmentRefunded = ({ cents, refundedCents = 0 }: Installment) =>
  refundedCents >= cents;

/** A net 15 request is for hourly work that was agreed on before, so it is not a proposal. */
export const documentLabel = ({ terms, number }: PaymentPageResponse) =>
  `${terms === "net15" ? "Payment request" : "Proposal"} ${number}`;

export const clientLabel = ({ client: { name, company } }: PaymentPageResponse) =>
  [name, company].filter(Boolean).join(", ");

export const installmentName = ({ kind }: Installment) => (kind === "full" ? "payment" : kind);

export const installmentTitle = ({ kind }: Installment) =>
  ({ full: "Payment", deposit: "Deposit", balance: "Balance" })[kind];

/** "1.5 × $160"; undefined for a quantity of one. */
export function formatQuantity({ quantityHundredths, unitCents }: Line) {
  if (quantityHundredths === 100) return undefined;
  return `${quantityHundredths / 100} × ${formatUsd(unitCents)}`;
}

/** "Tax, 7.7%" */
export const taxLabel = ({ taxBasisPoints }: PaymentPageResponse) =>
  `Tax, ${taxBasisPoints / 100}%`;

/** When an installment is due or was paid. */
export function formatDue(installment: Installment) {
  const { state, kind, dueOn, isOverdue, paidAt, refundedCents } = installment;
  switch (state) {
    case "paid": {
      const paid = paidAt ? `Paid ${formatDate(paidAt)}` : "Paid";
      return refundedCents ? `${paid}, ${formatUsd(refundedCents)} refunded` : paid;
    }
    case "processing":
      return "Processing";
    case "claimed":
      return "Venmo, waiting for confirmation";
    case "open":
      if (!dueOn) return "Due now";
      return isOverdue ? `Was due ${formatDay(dueOn)}` : `Due ${formatDay(dueOn)}`;
    case "upcoming":
      if (kind === "balance" && !dueOn) return "Due on delivery";
      return `Due ${dueOn ? formatDay(dueOn) : dueAfterAcceptance}`;
  }
}

export const buildMailto = ({ number, title }: PaymentPageResponse) =>
  `mailto:${agency.email}?subject=${encodeURIComponent(`${number}, ${title}`)}`;
