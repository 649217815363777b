import type {
  DeskWebhook,
  WebhookDeliveriesResponse,
  WebhookDelivery,
  WebhookDeliveryDetail,
} from "@agency/contract/api/webhooks";
import { sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import type { WebhookDelivery as DeliveryRow } from "../db/tables.ts";
import { buildBody, formatMessageId } from "../webhooks/webhooks.ts";
import { getRowLimit, type Paging, toPage } from "./pagination.ts";

const MAX_COUNT = 1_000;

const countDeliveries = (state: DeliveryRow["state"]) => sql<number>`(
  select count(*) from (select from webhook_deliveries
    where subscription_id = webhook_subscriptions.id and state = ${state} limit ${MAX_COUNT}) as counted)`;

const selectWebhooks = ({ db, now }: Deps) =>
  db
    .selectFrom("webhook_subscriptions")
    .select(["id", "name", "url", "events", "is_enabled", "created_at"])
    .select([
      sql<Date | null>`case when previous_secret_expires_at > ${now()}
        then previous_secret_expires_at end`.as("previous_secret_expires_at"),
      countDeliveries("pending").as("pending_count"),
      countDeliveries("failed").as("failed_count"),
    ]);

type WebhookRow = Awaited<ReturnType<ReturnType<typeof selectWebhooks>["execute"]>>[number];

/** Without the secret. */
const toWebhook = (row: WebhookRow): DeskWebhook => ({
  ...{ id: row.id, name: row.name, url: row.url, events: row.events, isEnabled: row.is_enabled },
  createdAt: row.created_at.toISOString(),
  previousSecretExpiresAt: row.previous_secret_expires_at?.toISOString(),
  ...{ pendingCount: row.pending_count, failedCount: row.failed_count },
});

export async function listWebhooks(deps: Deps) {
  const rows = await selectWebhooks(deps).orderBy("name").orderBy("id").execute();
  return { rows: rows.map(toWebhook) };
}

export async function readWebhook(deps: Deps, id: number) {
  const row = await selectWebhooks(deps).where("id", "=", id).executeTakeFirst();
  return row && toWebhook(row);
}

export async function listWebhookDeliveries(
  { db }: Deps,
  webhookId: number,
  paging: Paging,
): Promise<WebhookDeliveriesResponse> {
  const found = await db
    .selectFrom("webhook_deliveries")
    .selectAll()
    .where("subscription_id", "=", webhookId)
    .$if(paging.after !== undefined, (query) => query.where("id", "<", Number(paging.after)))
    .orderBy("id", "desc")
    .limit(getRowLimit(paging))
    .execute();
  return toPage(found, paging, toDelivery);
}

export async function readWebhookDelivery(
  { db }: Deps,
  id: number,
): Promise<WebhookDeliveryDetail | undefined> {
  const row = await db
    .selectFrom("webhook_deliveries")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return row && { ...toDelivery(row), webhookId: row.subscription_id, body: buildBody(row) };
}

const toDelivery = (row: DeliveryRow): WebhookDelivery => ({
  ...{ id: row.id, messageId: formatMessageId(row.message_id) },
  ...{ event: row.event, subject: row.subject, state: row.state },
  createdAt: row.created_at.toISOString(),
  attemptCount: row.attempt_count,
  lastAttemptAt: row.last_attempt_at?.toISOString(),
  ...(row.state === "pending" && { nextAttemptAt: row.next_attempt_at.toISOString() }),
  ...(row.duration_ms !== null && {
    lastResponse: {
      status: row.response_status ?? undefined,
      body: row.response_body ?? "",
      error: row.error ?? undefined,
      durationMs: row.duration_ms,
    },
  }),
});
