import type { CheckoutResponse } from "@agency/contract/checkout";
import { outcomeOf } from "#app/api-client/checkout.ts";

const ASK_AGAIN_MS = 2_000;

/** Nothing while the service cannot be reached, or knows of no such attempt. */
export const askOutcome = (key: string) => outcomeOf(key).catch(() => undefined);

interface Follow {
  key: string;
  /** What the service said of it first. */
  first: CheckoutResponse;
  signal: AbortSignal;
  onWaiting: (orderPath?: string) => void;
}

/** What became of an attempt, once that is known; nothing when nobody wants to know any more. */
export async function followOutcome({ key, first, signal, onWaiting }: Follow) {
  let answer: CheckoutResponse | undefined = first;
  while (!signal.aborted) {
    if (answer && !answer.processing) return answer;
    onWaiting(answer?.orderPath ?? first.orderPath);
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    answer = await askOutcome(key);
  }
}
