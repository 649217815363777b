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
      return { title, tone: "pending", state: "Looking up your order…" };
    case "failed":
      return { title, tone: "bad", state: unreachableMessage.text };
    case "loaded":
      return { title, ...loadedState(lookup.value) };
    case "rejected":
      return rejectedState(lookup.error);
  }
}

function rejectedState({ code, message }: ApiError): PageState {
  switch (code) {
    case "link-expired":
      return { title: "This link has expired", tone: "ended", state: message };
    case "access-revoked":
      return { title: "Access has ended", tone: "ended", state: message };
    case "link-replaced":
      return { title: "This link was replaced", tone: "ended", state: message };
    default:
      return {
        title: "This link is not valid",
        tone: "bad",
        state: "Open the link from your email again.",
      };
  }
}

function loadedState(order: OrderResponse): Omit<PageState, "title"> & { title?: string } {
  switch (order.state) {
    case "claimed":
      return { tone: "pending", state: "We are checking your Venmo payment." };
    case "pending":
      if (order.paymentFailed) {
        return { tone: "bad", state: "The payment did not go through. Nothing was charged." };
      }
      return { tone: "pending", state: "Your payment is still being processed." };
    case "paid":
      return { title: "Thank you", tone: "good", state: `Paid. ${describeNextStep(order)}` };
    case "partially_refunded":
      return { tone: "good", state: `Paid, and partially refunded. ${describeNextStep(order)}` };
    case "refunded":
      return {
        tone: "ended",
        state: `This order was refunded${hasDownload(order) ? "" : ", and access has ended"}.`,
      };
    case "canceled":
      return { tone: "ended", state: "This order was canceled." };
  }
}

const hasDownload = ({ items }: OrderResponse) => items.some(({ download }) => download);

function describeNextStep({ items, hours }: OrderResponse) {
  if (hours?.entries.some(({ kind }) => kind !== "purchased"))
    return `${formatRemainingTime(hours)}.`;
  const files = items.flatMap(({ download }) => download ?? []);
  if (files.length === 0) {
    return items.some(({ kind }) => kind === "template")
      ? "The download is missing."
      : "We will be in touch.";
  }
  const isUsedUp = files.every(({ used, allowed }) => used >= allowed);
  return isUsedUp ? "All downloads of this link are used." : "Your download is ready.";
}
