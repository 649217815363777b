import type { WebhookEvent } from "@agency/contract/api/webhook-events";
import { sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import type { Trx } from "../db/database.ts";
import { absoluteUrl } from "../mail/define-message.ts";

interface Event<Type extends WebhookEvent["type"]> {
  type: Type;
  /** What the event is about, such as "order-K7Q4-2D9M". The caller locks it, because its events are sent in order. */
  subject: string;
  data: Extract<WebhookEvent, { type: Type }>["data"];
}

/** Stores a delivery for each subscription to the event, in the transaction of the change. */
export async function enqueueEvent<Type extends WebhookEvent["type"]>(
  { now }: Deps,
  trx: Trx,
  { type, subject, data }: Event<Type>,
) {
  await sql`
    insert into webhook_deliveries
      (subscription_id, message_id, event, subject, data, created_at, next_attempt_at)
    select id, ${crypto.randomUUID()}::uuid, ${type}, ${subject}, ${JSON.stringify(data)}::json,
      ${now()}, ${now()}
    from webhook_subscriptions where is_enabled and ${type} = any(events) order by id`.execute(trx);
}

export const leadSubject = (id: number) => `lead-${id}`;
export const orderSubject = (number: string) => `order-${number}`;
export const requestSubject = (number: string) => `request-${number}`;

/** Opens a record in the desk, after signing in. */
export const deskUrl = (deps: Deps, path: string) => absoluteUrl(deps, `/desk${path}`);
