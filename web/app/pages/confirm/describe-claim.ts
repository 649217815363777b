import type { ClaimReview } from "@agency/contract/api/orders";
import type { PageState } from "#app/orders/private-page.tsx";

type State = Omit<PageState, "title">;

export const describeClaim = (claim: ClaimReview, isDelivered: boolean): State =>
  isDelivered ? deliveredState(claim) : loadedState(claim);

function loadedState({ state }: ClaimReview): State {
  switch (state) {
    case "claimed":
      return {
        tone: "pending",
        state: "The buyer is waiting for you to confirm this Venmo payment.",
      };
    case "pending":
      return { tone: "pending", state: "This payment is still being processed." };
    case "paid":
    case "partially_refunded":
      return {
        tone: "good",
        state: "Already paid. The buyer has the email, and there is nothing left to do.",
      };
    case "refunded":
      return { tone: "ended", state: "This order was refunded. There is nothing to deliver." };
    case "canceled":
      return { tone: "ended", state: "This order was canceled. There is nothing to deliver." };
  }
}

function deliveredState({ hasDownload }: ClaimReview): State {
  const state = hasDownload
    ? "Delivered. We emailed the download to the buyer."
    : "Confirmed. We emailed the receipt to the buyer.";
  return { tone: "good", state };
}
