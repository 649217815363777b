import type { ClaimReview } from "@agency/contract/api/orders";
import { findCatalogItem, isTemplate } from "@agency/contract/offers/purchase";
import type { ApiError } from "#app/api-client/api-error.ts";
import type { PageState } from "#app/orders/private-page.tsx";
import type { Lookup } from "#app/orders/use-lookup.ts";
import { unreachableMessage } from "#app/sections/error-message.ts";

const title = "Check a payment";

/** What the owner reads first. `delivered` is true when the button was pressed on this page. */
export function pageStateOf(lookup: Lookup<ClaimReview>, delivered: boolean): PageState {
  switch (lookup.status) {
    case "loading":
      return { title, tone: "waiting", state: "Looking up the order…" };
    case "failed":
      return { title, tone: "bad", state: unreachableMessage.text };
    case "found":
      return { title, ...(delivered ? deliveryOf(lookup.value) : stateOf(lookup.value)) };
    case "refused":
      return refusedState(lookup.error);
  }
}

function refusedState({ status }: ApiError): PageState {
  if (status === 410) {
    return {
      title: "This link has expired",
      tone: "over",
      state: "The reminder about this order holds a newer one.",
    };
  }
  return {
    title: "We do not know this link",
    tone: "bad",
    state: "Open it exactly as it stands in the email about the order.",
  };
}

function stateOf({ state }: ClaimReview): Omit<PageState, "title"> {
  switch (state) {
    case "claimed":
      return { tone: "waiting", state: "The buyer waits for you to find this payment in Venmo." };
    case "pending":
      return { tone: "waiting", state: "This payment is still being processed." };
    case "paid":
    case "part_refunded":
      return {
        tone: "good",
        state: "Already paid. The buyer has the email; nothing is left to do.",
      };
    case "refunded":
      return { tone: "over", state: "This order was refunded. There is nothing to deliver." };
    case "cancelled":
      return { tone: "over", state: "This order was cancelled. There is nothing to deliver." };
  }
}

function deliveryOf(claim: ClaimReview): Omit<PageState, "title"> {
  const state = hasDownload(claim)
    ? "Delivered. The buyer has the download by email."
    : "Confirmed. The buyer has the receipt by email.";
  return { tone: "good", state };
}

/** By the name in the catalog; what is no longer sold there was a template. */
export function hasDownload({ item }: ClaimReview) {
  const bought = findCatalogItem(item);
  return !bought || isTemplate(bought);
}
