import { sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import { ApiError } from "../core/errors.ts";
import type { WebhookDelivery } from "../db/tables.ts";
import { deliveryTransitions } from "./states.ts";

const RETENTION_DAYS = 30;

export const TEST_EVENT = "test";

export const formatMessageId = (id: string) => `msg_${id}`;

/** The same in every attempt. */
export const buildBody = ({
  event,
  created_at,
  data,
}: Pick<WebhookDelivery, "event" | "created_at" | "data">) => ({
  type: event,
  timestamp: created_at.toISOString(),
  data,
});

/** Sent once, also by a disabled webhook, and without waiting for other deliveries. */
export async function sendTestEvent({ db, now }: Deps, subscriptionId: number) {
  const messageId = crypto.randomUUID();
  const data = { message: "This is a test event." };
  const { id } = await db
    .insertInto("webhook_deliveries")
    .values({
      subscription_id: subscriptionId,
      message_id: messageId,
      event: TEST_EVENT,
      subject: `test-${messageId}`,
      data: JSON.stringify(data),
      created_at: now(),
      next_attempt_at: now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Sends the delivery with the same message ID, or retries a pending one now. */
export async function resendDelivery({ db, now }: Deps, id: number) {
  const { from, to } = deliveryTransitions.resend;
  const resent = await db
    .updateTable("webhook_deliveries")
    .set({ state: to, next_attempt_at: now() })
    .where("id", "=", id)
    .where("state", "in", from)
    .where(
      sql<boolean>`(event = ${TEST_EVENT} or exists (
        select from webhook_subscriptions where id = subscription_id and is_enabled))`,
    )
    .returning("id")
    .executeTakeFirst();
  if (!resent)
    throw new ApiError(409, "webhook-disabled", "Enable this webhook before you send it again.");
}

export async function deleteOldDeliveries({ db, now }: Deps) {
  await db
    .deleteFrom("webhook_deliveries")
    .where("created_at", "<", sql<Date>`${now()} - make_interval(days => ${RETENTION_DAYS})`)
    .execute();
}
