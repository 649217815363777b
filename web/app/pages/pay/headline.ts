import { dayOf } from "@agency/contract/format/dates";
import { formatUsd } from "@agency/contract/format/money";
import { formatDate, formatDay } from "#app/orders/dates.ts";
import type { Installment, PaymentPageState } from "./payment-page-state.ts";
import { formatDue, installmentTitle, isInstallmentRefunded } from "./payment-request-labels.ts";

/** The most important amount of the page. */
export interface Headline {
  tone: "open" | "overdue" | "pending" | "good" | "refunded";
  label: string;
  cents: number;
  detail?: string;
}

export function getHeadline(pageState: PaymentPageState): Headline {
  const { status, next, lastPaid, refundedCents, request } = pageState;
  if (status === "refunded")
    return { tone: "refunded", label: "Refunded", cents: refundedCents, detail: "Nothing is due." };
  const paidDetail = refundedCents
    ? `${formatUsd(refundedCents)} was refunded.`
    : formatThanks(lastPaid);
  if (status === "paid")
    return { tone: "good", label: "Paid in full", cents: request.totalCents, detail: paidDetail };
  const { cents, dueOn } = next;
  const title = installmentTitle(next);
  switch (status) {
    case "unaccepted":
      return {
        tone: "open",
        label: lastPaid ? "Balance, once you accept the change" : "Due when you accept",
        cents,
        detail: dueOn ? `${title}, by ${formatDay(dueOn)}` : title,
      };
    case "overdue":
      return {
        tone: "overdue",
        label: `${title}, ${formatDaysSince(next.dueOn)} overdue`,
        cents,
        detail: `It was due ${formatDay(next.dueOn)}.`,
      };
    case "open":
      return {
        tone: "open",
        label: `${title} due`,
        cents,
        detail: dueOn ? `By ${formatDay(dueOn)}` : "Now",
      };
    case "claimed":
      return {
        tone: "pending",
        label: `${title}, sent with Venmo`,
        cents,
        detail: "We’ll confirm it within 1\u00a0business day.",
      };
    case "upcoming":
      if (!lastPaid) return { tone: "open", label: title, cents, detail: formatDue(next) };
      if (isInstallmentRefunded(lastPaid))
        return {
          tone: "refunded",
          label: `${installmentTitle(lastPaid)} refunded`,
          cents: refundedCents,
          detail: "Nothing is due now.",
        };
      return {
        tone: "good",
        label: `${installmentTitle(lastPaid)} paid`,
        cents: lastPaid.cents,
        detail: paidDetail,
      };
    case "processing":
      return {
        tone: "pending",
        label: `${title} processing`,
        cents,
        detail: "Please don’t pay again. We’ll show the result here.",
      };
  }
}

const DAY_MS = 86_400_000;

/** Calculated as in the desk. */
function formatDaysSince(dueOn: string) {
  const days = Math.round((Date.parse(dayOf(new Date())) - Date.parse(dueOn)) / DAY_MS);
  return days > 1 ? `${days} days` : "1 day";
}

const formatThanks = (installment?: Installment) =>
  installment?.paidAt
    ? `Thank you. We received it ${formatDate(installment.paidAt)}.`
    : "Thank you.";
