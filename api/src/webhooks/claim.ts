import { sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import type { WebhookDelivery, WebhookSubscription } from "../db/tables.ts";
import { TEST_EVENT } from "./deliveries.ts";

/** Longer than an attempt. After a crash, the attempt is repeated when it has passed. */
const CLAIM_SECONDS = 60;

export interface ClaimedDelivery
  extends Pick<
      WebhookDelivery,
      "id" | "subscription_id" | "message_id" | "event" | "data" | "attempt_count" | "created_at"
    >,
    Pick<WebhookSubscription, "name" | "url" | "secret"> {
  attempted_at: Date;
  /** Null after it has expired. */
  previous_secret: string | null;
}

/**
 * Claims the next due delivery of a subscription that is not busy. A delivery waits for the earlier ones of its
 * subject, and no two processes claim the same one.
 */
export async function claimDelivery({ db, now }: Deps, busySubscriptionIds: readonly number[]) {
  const { rows } = await sql<ClaimedDelivery>`
    update webhook_deliveries as claimed set attempt_count = attempt_count + 1,
      last_attempt_at = ${now()}, next_attempt_at = ${now()} + make_interval(secs => ${CLAIM_SECONDS})
    from webhook_subscriptions as subscription
    where subscription.id = claimed.subscription_id and claimed.id = (
      select due.id from webhook_deliveries as due
      join webhook_subscriptions on webhook_subscriptions.id = due.subscription_id
      where state = 'pending' and next_attempt_at <= ${now()} and (is_enabled or event = ${TEST_EVENT})
        and subscription_id <> all(${busySubscriptionIds})
        and not exists (
          select from webhook_deliveries as earlier
          where earlier.subscription_id = due.subscription_id and earlier.subject = due.subject
            and earlier.state = 'pending' and earlier.id < due.id)
      order by next_attempt_at, due.id limit 1 for update of due skip locked)
    returning claimed.id, claimed.subscription_id, message_id, event, data, attempt_count,
      claimed.created_at, last_attempt_at as attempted_at, name, url, secret,
      case when previous_secret_expires_at > ${now()} then previous_secret end as previous_secret
    `.execute(db);
  return rows[0];
}
