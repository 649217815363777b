import "./zod-without-eval.ts";
import type { InvoiceRecipient } from "@agency/contract/api/invoices";
import { findOrderResponse, orderResponse, renewLinkResponse } from "@agency/contract/api/orders";
import { fetchJson } from "./fetch-json.ts";

const getOrderPath = (token: string) => `/api/orders/${encodeURIComponent(token)}`;

export const fetchOrder = (token: string) => fetchJson(orderResponse, getOrderPath(token));

/** Resolves to the order with its invoice. A repeated request returns the same invoice. */
export const requestInvoice = (token: string, recipient: InvoiceRecipient) =>
  fetchJson(orderResponse, `${getOrderPath(token)}/invoice`, recipient);

/** Resolves to the changed order. */
export const setUpdateEmails = (token: string, isWanted: boolean) =>
  fetchJson(orderResponse, `${getOrderPath(token)}/update-emails`, { isWanted });

/** Resolves to the masked address that the new link is sent to. */
export async function renewLink(token: string): Promise<string> {
  return (await fetchJson(renewLinkResponse, `${getOrderPath(token)}/renew-link`, {})).sentTo;
}

/** Resolves in the same way whether or not the address has orders. */
export async function findOrders(email: string): Promise<void> {
  await fetchJson(findOrderResponse, "/api/find-order", { email });
}
