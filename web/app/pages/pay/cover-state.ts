import { formatUsd } from "@agency/contract/format/money";
import { formatDate, formatDay } from "#app/orders/dates.ts";
import type { PaymentPageState } from "./payment-page-state.ts";
import { installmentName } from "./payment-request-labels.ts";

/** The colors of the cover. */
export type Tone = "good" | "accepted" | "pending" | "overdue" | "refunded" | "ended" | "bad";

export interface CoverState {
  tone: Tone;
  /** Announced to screen readers whenever it changes. */
  statusText: string;
}

export function getCoverState(pageState: PaymentPageState): CoverState {
  const { status, next, lastPaid, refundedCents, request } = pageState;
  switch (status) {
    case "unaccepted": {
      if (lastPaid)
        return {
          tone: "pending",
          statusText: "The price changed. Please review and accept it again.",
        };
      const { expiresAt, correctedAt } = request;
      const updated = correctedAt ? `Updated ${formatDate(correctedAt)}. ` : "";
      const open = expiresAt ? `Open until ${formatDate(expiresAt)}.` : "Ready to accept.";
      return { tone: "pending", statusText: updated + open };
    }
    case "overdue":
      return {
        tone: "overdue",
        statusText: `The ${installmentName(next)} was due ${formatDay(next.dueOn)}.`,
      };
    case "open": {
      const due = `The ${installmentName(next)} is due ${next.dueOn ? formatDay(next.dueOn) : "now"}.`;
      return request.acceptance && next.kind !== "balance"
        ? { tone: "accepted", statusText: `Accepted. ${due}` }
        : { tone: "pending", statusText: due };
    }
    case "claimed":
      return { tone: "pending", statusText: "We’re confirming your Venmo payment." };
    case "processing":
      return { tone: "pending", statusText: "Your payment is processing." };
    case "upcoming": {
      const thanks =
        lastPaid && !lastPaid.refundedCents
          ? `Thank you, the ${installmentName(lastPaid)} is paid. `
          : "";
      return { tone: "good", statusText: `${thanks}Nothing is due now.` };
    }
    case "paid":
      return {
        tone: "good",
        statusText: `Paid in full. ${refundedCents ? `${formatUsd(refundedCents)} was refunded.` : "Thank you."}`,
      };
    case "refunded":
      return { tone: "refunded", statusText: "This was paid and refunded." };
  }
}

/** How far the client's house is built in the drawings. */
export type Stage = "planned" | "framed" | "raised" | "ready" | "open" | "closed";

export function getStage({ status, next, lastPaid, request }: PaymentPageState): Stage {
  if (status === "paid") return "open";
  if (status === "refunded") return "closed";
  if (status === "unaccepted" && !lastPaid) return "planned";
  if (next?.kind === "balance") return next.state === "upcoming" ? "raised" : "ready";
  // The work of a net 15 request is already done.
  return request.terms === "net15" ? "ready" : "framed";
}
