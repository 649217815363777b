import type { OrderResponse } from "@agency/contract/api/orders";
import { formatRemainingTime } from "@agency/contract/format/duration";
import type { ApiError } from "#app/api-client/api-error.ts";
import type { PageState } from "#app/orders/private-page.tsx";
import { unreachableMessage } from "#app/sections/error-message.ts";
import type { OrderLookup } from "./use-order.ts";

const title = "Your order";

export function getPageState(lookup: OrderLookup): PageState {
  switch (lookup.status) {
    case "loading":
      return { title, tone: "waiting", state: "Looking up your order…" };
    case "failed":
      return { title, tone: "bad", state: unreachableMessage.text };
    case "found":
      return { title, ...loadedState(lookup.value) };
    case "refused":
      return rejectedState(lookup.error);
  }
}

function rejectedState({ code, message }: ApiError): PageState {
  switch (code) {
    case "link-over":
      return { title: "This link has expired", tone: "over", state: message };
    case "access-ended":
      return { title: "Access has ended", tone: "over", state: message };
    case "link-replaced":
      return { title: "This link was replaced", tone: "over", state: message };
    default:
      return {
        title: "We do not know this link",
        tone: "bad",
        state: "Open it exactly as it stands in your email.",
      };
  }
}

function loadedState(order: OrderResponse): Omit<PageState, "title"> & { title?: string } {
  switch (order.state) {
    case "claimed":
      return { tone: "waiting", state: "We are checking your Venmo payment." };
    case "pending":
      if (order.paymentFailed) {
        return { tone: "bad", state: "The payment did not go through. Nothing was charged." };
      }
      return { tone: "waiting", state: "Your payment is still on its way to us." };
    case "paid":
      return { title: "Thank you", tone: "good", state: `Paid. ${nextOf(order)}` };
    case "part_refunded":
      return { tone: "good", state: `Paid, and refunded in part. ${nextOf(order)}` };
    case "refunded":
      return { tone: "over", state: `This order was refunded${accessOf(order)}.` };
    case "cancelled":
      return { tone: "over", state: "This order was cancelled." };
  }
}

const accessOf = ({ items }: OrderResponse) =>
  items.some(({ download }) => download) ? "" : ", and access has ended";

function nextOf({ items, hours }: OrderResponse) {
  if (hours?.entries.some(({ kind }) => kind !== "bought")) return `${formatRemainingTime(hours)}.`;
  const files = items.flatMap(({ download }) => download ?? []);
  if (files.length === 0) {
    return items.some(({ kind }) => kind === "template")
      ? "The download is missing here."
      : "We take it from here.";
  }
  const usedUp = files.every(({ used, allowed }) => used >= allowed);
  return usedUp ? "All downloads of this link are used." : "Your download is ready.";
}
