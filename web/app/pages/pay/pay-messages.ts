import type { PaymentPageResponse } from "@agency/contract/api/payment-requests";
import { formatUsd } from "@agency/contract/format/money";
import type { ApiError } from "#app/api-client/api-error.ts";
import { formatDate, formatDay } from "#app/orders/dates.ts";
import type { Tone } from "./cover.tsx";
import {
  currentInstallment,
  type Instalment,
  installmentName,
  isRefunded,
  refundedOf,
} from "./payment-request-labels.ts";
import type { RequestLookup } from "./use-payment-request.ts";

const title = "Your proposal";

export interface CoverState {
  title: string;
  tone: Tone;
  /** How things stand; spoken whenever it changes. */
  state: string;
}

export function pageStateOf(lookup: RequestLookup): CoverState {
  switch (lookup.status) {
    case "loading":
      return { title, tone: "waiting", state: "Opening your proposal…" };
    case "failed":
      return {
        title: "We can’t open this right now",
        tone: "bad",
        state: "We can’t reach our server.",
      };
    case "found":
      return { title: lookup.value.title, ...stateOf(lookup.value) };
    case "refused":
      return refusedState(lookup.error);
  }
}

function refusedState({ code, message }: ApiError): CoverState {
  switch (code) {
    case "expired":
      return {
        title: "This proposal has expired",
        tone: "over",
        state: "Proposals are open for 30 days.",
      };
    case "void":
      return {
        title: "This request is closed",
        tone: "over",
        state: "Nothing is due.",
      };
    case "link-replaced":
      return { title: "There’s a newer link", tone: "over", state: "This one was replaced." };
    case "unknown-request":
      return {
        title: "This link doesn’t work",
        tone: "over",
        state: "Open it exactly as it appears in your email.",
      };
    default:
      return { title, tone: "bad", state: message };
  }
}

type State = Omit<CoverState, "title">;

function stateOf(request: PaymentPageResponse): State {
  if (request.needsAcceptance) return toAccept(request);
  const current = currentInstallment(request);
  if (!current) return paidState(request);
  switch (current.state) {
    case "open":
      return toPay(current, request);
    case "claimed":
      return { tone: "waiting", state: "We’re confirming your Venmo payment." };
    case "later":
      return { tone: "good", state: `${thanksFor(request)}Nothing is due now.` };
    default:
      return { tone: "waiting", state: "Your payment is processing." };
  }
}

function paidState(request: PaymentPageResponse): State {
  const refunded = refundedOf(request);
  if (refunded === 0) return { tone: "good", state: "Paid in full. Thank you." };
  if (isRefunded(request)) return { tone: "refunded", state: "This was paid and refunded." };
  return { tone: "good", state: `Paid in full. ${formatUsd(refunded)} was refunded.` };
}

function toAccept({ expiresAt, correctedAt, instalments }: PaymentPageResponse): State {
  if (instalments.some(({ state }) => state === "paid")) {
    return { tone: "waiting", state: "The price changed. Please review and accept it again." };
  }
  const updated = correctedAt ? `Updated ${formatDate(correctedAt)}. ` : "";
  const open = expiresAt ? `Open until ${formatDate(expiresAt)}.` : "Ready to accept.";
  return { tone: "waiting", state: updated + open };
}

function toPay(due: Instalment, { acceptance }: PaymentPageResponse): State {
  const { dueOn, late, kind } = due;
  if (late && dueOn) {
    return { tone: "late", state: `The ${installmentName(due)} was due ${formatDay(dueOn)}.` };
  }
  const by = dueOn ? formatDay(dueOn) : "now";
  if (acceptance && kind !== "balance") {
    return { tone: "accepted", state: `Accepted. The ${installmentName(due)} is due ${by}.` };
  }
  return { tone: "waiting", state: `The ${installmentName(due)} is due ${by}.` };
}

function thanksFor({ instalments }: PaymentPageResponse) {
  const paid = instalments.find(({ state, refundedCents }) => state === "paid" && !refundedCents);
  return paid ? `Thank you, the ${installmentName(paid)} is paid. ` : "";
}
