import { formatUsd } from "@agency/contract/money";
import type { PayAnswer } from "@agency/contract/requests";
import type { ApiError } from "#app/api-client/api-error.ts";
import { formatDate, formatDay } from "#app/orders/dates.ts";
import type { PageState } from "#app/orders/private-page.tsx";
import { unreached } from "#app/sections/error-message.ts";
import { currentOf, type Instalment, nameOf, refundedOf } from "./request-facts.ts";
import type { RequestLookup } from "./use-request.ts";

const title = "Your proposal";

export function pageStateOf(lookup: RequestLookup): PageState {
  switch (lookup.status) {
    case "loading":
      return { title, tone: "waiting", state: "Opening it…" };
    case "failed":
      return { title, tone: "bad", state: unreached.text };
    case "found":
      return { title: lookup.value.title, ...stateOf(lookup.value) };
    case "refused":
      return refusedState(lookup.error);
  }
}

function refusedState({ code, message }: ApiError): PageState {
  switch (code) {
    case "expired":
      return { title: "This proposal has expired", tone: "over", state: message };
    case "void":
      return { title: "This is no longer open", tone: "over", state: message };
    case "link-replaced":
      return { title: "This link was replaced", tone: "over", state: message };
    case "unknown-request":
      return {
        title: "We do not know this link",
        tone: "bad",
        state: "Open it exactly as it stands in your email.",
      };
    default:
      return { title, tone: "bad", state: message };
  }
}

type State = Omit<PageState, "title">;

function stateOf(request: PayAnswer): State {
  if (request.needsAcceptance) return toAccept(request);
  const current = currentOf(request);
  if (!current) return paidState(request);
  switch (current.state) {
    case "open":
      return toPay(current, request);
    case "claimed":
      return { tone: "waiting", state: "We are looking for your Venmo payment." };
    case "later":
      return { tone: "good", state: `${thanksFor(request)}Nothing is due now.` };
    default:
      return { tone: "waiting", state: "A payment is being processed." };
  }
}

function paidState(request: PayAnswer): State {
  const refunded = refundedOf(request);
  if (refunded === 0) return { tone: "good", state: "Thank you. Everything is paid." };
  if (refunded >= request.totalCents) return { tone: "over", state: "This was paid and refunded." };
  return { tone: "good", state: `Everything is paid. ${formatUsd(refunded)} was refunded.` };
}

function toAccept({ expiresAt, instalments }: PayAnswer): State {
  if (instalments.some(({ state }) => state === "paid")) {
    return { tone: "waiting", state: "The price has changed. Please accept it again." };
  }
  const until = expiresAt && ` until ${formatDate(expiresAt)}`;
  return { tone: "waiting", state: `Yours to accept${until ?? ""}.` };
}

function toPay(due: Instalment, { acceptance }: PayAnswer): State {
  const { dueOn, late, kind } = due;
  if (late && dueOn) {
    const state = `The ${nameOf(due)} was due on ${formatDay(dueOn)}. If it is on its way, thank you.`;
    return { tone: "waiting", state };
  }
  const by = dueOn ? `by ${formatDay(dueOn)}` : "now";
  if (acceptance && kind !== "balance") {
    return { tone: "good", state: `Accepted. The ${nameOf(due)} is due ${by}.` };
  }
  return { tone: "waiting", state: `The ${nameOf(due)} is due ${by}.` };
}

function thanksFor({ instalments }: PayAnswer) {
  const paid = instalments.find(({ state, refundedCents }) => state === "paid" && !refundedCents);
  return paid ? `Thank you, the ${nameOf(paid)} is paid. ` : "";
}
