import "./zod-without-eval.ts";
import type { InvoiceRecipient } from "@agency/contract/api/invoices";
import { findOrderResponse, orderResponse, renewLinkResponse } from "@agency/contract/api/orders";
import { fetchJson } from "./fetch-json.ts";

const orderAt = (token: string) => `/api/orders/${encodeURIComponent(token)}`;

export const fetchOrder = (token: string) => fetchJson(orderResponse, orderAt(token));

/** Resolves to the order with its invoice; asked again, with the same one. */
export const requestInvoice = (token: string, buyer: InvoiceRecipient) =>
  fetchJson(orderResponse, `${orderAt(token)}/invoice`, buyer);

/** Resolves to the masked address that a fresh link is sent to. */
export async function renewLink(token: string): Promise<string> {
  return (await fetchJson(renewLinkResponse, `${orderAt(token)}/renewal`, {})).sentTo;
}

/** Resolves the same way whether or not there are orders under the address. */
export async function findOrders(email: string): Promise<void> {
  await fetchJson(findOrderResponse, "/api/find-order", { email });
}
