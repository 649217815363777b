import "./no-eval.ts";
import {
  type CheckoutAnswer,
  type CheckoutRequest,
  type ClientToken,
  checkoutAnswer,
  clientTokenAnswer,
} from "@agency/contract/checkout";
import type { InstalmentPayment } from "@agency/contract/requests";

const TOKEN_DEADLINE_MS = 15_000;
/** Longer than the service waits for one answer of the gateway. */
const ORDER_DEADLINE_MS = 30_000;
const OUTCOME_DEADLINE_MS = 10_000;

const refused = checkoutAnswer
  .pick({ error: true, paidAlready: true, orderPath: true })
  .required({ error: true });

export async function fetchClientToken(signal: AbortSignal): Promise<ClientToken> {
  const response = await fetch("/api/client_token", {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TOKEN_DEADLINE_MS)]),
  });
  if (!response.ok) throw new Error(`client token: ${response.status}`);
  return clientTokenAnswer.parse(await response.json());
}

export const checkOut = (request: CheckoutRequest) => postPayment("/api/checkout", request);

/** Of a payment request: the token is that of its page. */
export const payInstalment = (token: string, payment: InstalmentPayment) =>
  postPayment(`/api/pay/${encodeURIComponent(token)}/checkout`, payment);

async function postPayment(path: string, request: object): Promise<CheckoutAnswer> {
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
  return checkoutAnswer.parse(body);
}

/** What became of an attempt; nothing when the service never heard of it. */
export async function outcomeOf(key: string): Promise<CheckoutAnswer | undefined> {
  const response = await fetch(`/api/checkout/${key}`, {
    signal: AbortSignal.timeout(OUTCOME_DEADLINE_MS),
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`outcome: ${response.status}`);
  return checkoutAnswer.parse(await response.json());
}
