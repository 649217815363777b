import type { CheckoutRequest, CheckoutResponse, ClientToken } from "@agency/contract/api/checkout";
import type { PayInstallmentBody } from "@agency/contract/api/payment-requests";

const TOKEN_TIMEOUT_MS = 15_000;
/** Longer than the service waits for a response of the gateway. */
const PAYMENT_TIMEOUT_MS = 30_000;
const RESULT_TIMEOUT_MS = 10_000;

/**
 * Imported on demand, because evaluating zod delays the first interaction on a slow phone. Await it before a payment
 * is sent: afterwards, a failed import would hide the result.
 */
const importSchemas = () => import("./checkout-schemas.ts");

export async function fetchClientToken(signal: AbortSignal): Promise<ClientToken> {
  const [{ clientTokenResponse }, response] = await Promise.all([
    importSchemas(),
    fetch("/api/client_token", {
      signal: AbortSignal.any([signal, AbortSignal.timeout(TOKEN_TIMEOUT_MS)]),
    }),
  ]);
  if (!response.ok) throw new Error(`client token: ${response.status}`);
  return clientTokenResponse.parse(await response.json());
}

export const checkOut = (request: CheckoutRequest) => postPayment("/api/checkout", request);

/** `token` is the one in the URL of the payment page. */
export const payInstallment = (token: string, payment: PayInstallmentBody) =>
  postPayment(`/api/pay/${encodeURIComponent(token)}/checkout`, payment);

async function postPayment(path: string, request: object): Promise<CheckoutResponse> {
  const { checkoutResponse, rejectedResponse } = await importSchemas();
  const response = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(PAYMENT_TIMEOUT_MS),
  });
  // Ignore the body: after a server error or a proxy timeout, the result of the payment is unknown.
  if (response.status >= 500) throw new Error(`checkout: ${response.status}`);
  const body = await response.json();
  if (response.status >= 400) {
    return { success: false, ...rejectedResponse.parse(body) };
  }
  return checkoutResponse.parse(body);
}

/** The result of a payment attempt; undefined when the service has no such attempt. */
export async function fetchPaymentResult(
  attemptKey: string,
): Promise<CheckoutResponse | undefined> {
  const { checkoutResponse } = await importSchemas();
  const response = await fetch(`/api/checkout/${attemptKey}`, {
    signal: AbortSignal.timeout(RESULT_TIMEOUT_MS),
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`payment result: ${response.status}`);
  return checkoutResponse.parse(await response.json());
}
