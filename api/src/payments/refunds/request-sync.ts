import type { Deps } from "../../deps.ts";
import { PAYMENTS } from "../../queue/queue.ts";
import { incrementRateLimit } from "../../rate-limits.ts";

/** An open order asks every few seconds; the gateway is asked at most so often. */
const ONCE_IN_SECONDS = 15;

/** Somebody looks at an order: what was done to its payment in the Control Panel is soon here as well. */
export async function requestPaymentSync(deps: Deps, transactionId: string) {
  if ((await incrementRateLimit(deps, `look:${transactionId}`, ONCE_IN_SECONDS)) > 1) return;
  await deps.queue.send(deps.db, PAYMENTS, { kind: "order-opened", transactionId });
}
