import "./zod-without-eval.ts";
import {
  type CheckoutRequest,
  type CheckoutResponse,
  type ClientToken,
  checkoutResponse,
  clientTokenResponse,
} from "@agency/contract/api/checkout";
import type { PayInstallmentBody } from "@agency/contract/api/payment-requests";

const TOKEN_DEADLINE_MS = 15_000;
/** Longer than the service waits for one answer of the gateway. */
const ORDER_DEADLINE_MS = 30_000;
const OUTCOME_DEADLINE_MS = 10_000;

const refused = checkoutResponse
  .pick({ error: true, paidAlready: true, orderPath: true })
  .required({ error: true });

export async function fetchClientToken(signal: AbortSignal): Promise<ClientToken> {
  const response = await fetch("/api/client_token", {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TOKEN_DEADLINE_MS)]),
  });
  if (!response.ok) throw new Error(`client token: ${response.status}`);
  return clientTokenResponse.parse(await response.json());
}

export const checkOut = (request: CheckoutRequest) => postPayment("/api/checkout", request);

/** Of a payment request: the token is that of its page. */
export const payInstallment = (token: string, payment: PayInstallmentBody) =>
  postPayment(`/api/pay/${encodeURIComponent(token)}/checkout`, payment);

async function postPayment(path: string, request: object): Promise<CheckoutResponse> {
  const response = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(ORDER_DEADLINE_MS),
  });
  // Whatever it says: a server that failed, or a proxy that waited in vain, does not know what became of the money.
  if (response.status >= 500) throw new Error(`checkout: ${response.status}`);
  const body = await response.json();
  if (response.status >= 400) {
    return { success: false, ...refused.parse(body) };
  }
  return checkoutResponse.parse(body);
}

/** What became of an attempt; nothing when the service never heard of it. */
export async function fetchPaymentResult(key: string): Promise<CheckoutResponse | undefined> {
  const response = await fetch(`/api/checkout/${key}`, {
    signal: AbortSignal.timeout(OUTCOME_DEADLINE_MS),
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`outcome: ${response.status}`);
  return checkoutResponse.parse(await response.json());
}
