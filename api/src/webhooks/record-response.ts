import { endSubjects, raiseAlertInTransaction } from "../alerts/alerts.ts";
import type { Deps } from "../core/deps.ts";
import type { ClaimedDelivery } from "./claim.ts";
import { TEST_EVENT } from "./deliveries.ts";
import type { Response } from "./post.ts";
import { findNextAttempt } from "./retries.ts";
import { deliveryTransitions } from "./states.ts";
import { WEBHOOK_ALERT_KIND } from "./subscriptions.ts";

/** Stores the response and schedules the next attempt. Alerts the owners when there is none left. */
export async function recordResponse(deps: Deps, delivery: ClaimedDelivery, response: Response) {
  const { id, subscription_id, event, attempt_count } = delivery;
  const { status = 0, error } = response;
  const isDelivered = status >= 200 && status < 300;
  const next = isDelivered || event === TEST_EVENT ? undefined : findNextAttempt(delivery);
  const { deliver, fail } = deliveryTransitions;
  const { from, to } = isDelivered ? deliver : fail;
  if (!isDelivered) deps.log.warn({ delivery: id, status, error, next }, "webhook not delivered");
  await deps.db.transaction().execute(async (trx) => {
    const recorded = await trx
      .updateTable("webhook_deliveries")
      .set({
        ...(next ? { next_attempt_at: next } : { state: to }),
        response_status: response.status ?? null,
        response_body: response.body,
        error: error ?? null,
        duration_ms: response.durationMs,
      })
      .where("id", "=", id)
      .where("state", "in", from)
      // Another process has repeated the attempt if this one took too long.
      .where("attempt_count", "=", attempt_count)
      .returning("id")
      .executeTakeFirst();
    if (!recorded || next || event === TEST_EVENT) return;
    const subject = String(subscription_id);
    if (isDelivered) return endSubjects(deps, trx, WEBHOOK_ALERT_KIND, [subject]);
    const detail = buildAlertDetail(delivery, response);
    await raiseAlertInTransaction(deps, trx, { kind: WEBHOOK_ALERT_KIND, subject, detail });
  });
}

/** Only the host, because a URL can contain a secret. */
const buildAlertDetail = (
  { name, url, event, message_id }: ClaimedDelivery,
  { status, error }: Response,
) => ({
  webhook: name,
  host: new URL(url).host,
  event,
  message: message_id,
  reason: error ?? `The receiver responded with status ${status}.`,
});
