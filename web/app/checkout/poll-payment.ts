import type { CheckoutResponse } from "@agency/contract/api/checkout";
import { fetchPaymentResult } from "#app/api-client/checkout.ts";

const POLL_INTERVAL_MS = 2_000;

/** Resolves to undefined when the service is unreachable or has no such attempt. */
export const tryFetchPaymentResult = (attemptKey: string) =>
  fetchPaymentResult(attemptKey).catch(() => undefined);

interface PollOptions {
  attemptKey: string;
  firstResponse: CheckoutResponse;
  signal: AbortSignal;
  onProcessing: (orderPath?: string) => void;
}

/** Polls until the payment is final. Resolves to undefined when aborted, or when the service has no such attempt. */
export async function pollPaymentResult(options: PollOptions) {
  const { attemptKey, firstResponse, signal, onProcessing } = options;
  let response = firstResponse;
  while (!signal.aborted) {
    if (!response.processing) return response;
    onProcessing(response.orderPath ?? firstResponse.orderPath);
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    // Treat a failed request as still processing.
    const result = await fetchPaymentResult(attemptKey).catch(() => response);
    if (!result) return undefined;
    response = result;
  }
}
