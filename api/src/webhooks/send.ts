import { setTimeout } from "node:timers/promises";
import type { Deps } from "../core/deps.ts";
import { type ClaimedDelivery, claimDelivery } from "./claim.ts";
import { buildBody, formatMessageId } from "./deliveries.ts";
import { post } from "./post.ts";
import { recordResponse } from "./record-response.ts";
import { signMessage } from "./sign.ts";

/** A slow receiver occupies only its share, so that the others still get their deliveries. */
const MAX_CONCURRENT = 10;
const MAX_CONCURRENT_PER_SUBSCRIPTION = 2;

const POLL_MS = 1_000;

/** Sends what is due, and what becomes due in the meantime. Finishes the running attempts when the service stops. */
export async function sendDueDeliveries(deps: Deps, signal: AbortSignal) {
  const running = new Map<Promise<unknown>, number>();
  const errors: unknown[] = [];
  const recordError = (error: unknown) => {
    errors.push(error);
    return undefined;
  };
  for (;;) {
    const canStart = !signal.aborted && errors.length === 0 && running.size < MAX_CONCURRENT;
    const busyIds = listBusy([...running.values()]);
    const delivery = canStart ? await claimDelivery(deps, busyIds).catch(recordError) : undefined;
    if (delivery) {
      const sending = send(deps, delivery)
        .catch(recordError)
        .finally(() => running.delete(sending));
      running.set(sending, delivery.subscription_id);
    } else if (running.size > 0) {
      await Promise.race([...running.keys(), setTimeout(POLL_MS)]);
    } else break;
  }
  if (errors.length > 0) throw errors[0];
}

const listBusy = (ids: readonly number[]) =>
  ids.filter((id) => ids.filter((other) => other === id).length >= MAX_CONCURRENT_PER_SUBSCRIPTION);

async function send(deps: Deps, delivery: ClaimedDelivery) {
  const { url, message_id, attempted_at, secret, previous_secret } = delivery;
  const body = JSON.stringify(buildBody(delivery));
  const secrets = previous_secret ? [secret, previous_secret] : [secret];
  const headers = signMessage(secrets, {
    ...{ id: formatMessageId(message_id), sentAt: attempted_at, body },
  });
  const response = await post(deps.settings, { url, headers, body });
  await recordResponse(deps, delivery, response);
}
