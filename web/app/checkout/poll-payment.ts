import type { CheckoutResponse } from "@agency/contract/api/checkout";
import { fetchPaymentResult } from "#app/api-client/checkout.ts";

const POLL_INTERVAL_MS = 2_000;

/** Nothing while the service cannot be reached, or knows of no such attempt. */
export const tryFetchPaymentResult = (key: string) =>
  fetchPaymentResult(key).catch(() => undefined);

interface Follow {
  key: string;
  /** What the service said of it first. */
  first: CheckoutResponse;
  signal: AbortSignal;
  onWaiting: (orderPath?: string) => void;
}

/** What became of an attempt, once that is known; nothing when nobody wants to know any more. */
export async function pollPaymentResult({ key, first, signal, onWaiting }: Follow) {
  let answer: CheckoutResponse | undefined = first;
  while (!signal.aborted) {
    if (answer && !answer.processing) return answer;
    onWaiting(answer?.orderPath ?? first.orderPath);
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    answer = await tryFetchPaymentResult(key);
  }
}
