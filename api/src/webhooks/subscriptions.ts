import type { WebhookBody } from "@agency/contract/api/webhooks";
import { sql } from "kysely";
import { endSubjects } from "../alerts/alerts.ts";
import type { Deps } from "../core/deps.ts";
import { ApiError } from "../core/errors.ts";
import type { WebhookSubscription } from "../db/tables.ts";
import { requireAllowedUrl } from "./receiver.ts";
import { createSecret } from "./sign.ts";

/** Kind of the alert about deliveries that were given up. Its subject is the subscription's ID. */
export const WEBHOOK_ALERT_KIND = "webhook-failed";

const MAX_SUBSCRIPTIONS = 20;

/** How long the secret before a rotation is valid. */
const PREVIOUS_SECRET_HOURS = 24;

const UNIQUE_VIOLATION = "23505";

/** The secret is returned only here and by rotateSecret(). */
export async function createSubscription(deps: Deps, body: WebhookBody) {
  requireAllowedUrl(deps.settings, body.url);
  const { count } = await deps.db
    .selectFrom("webhook_subscriptions")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (count >= MAX_SUBSCRIPTIONS)
    throw new ApiError(409, "too-many-webhooks", `You can have ${MAX_SUBSCRIPTIONS} webhooks.`);
  return rejectDuplicateUrl(
    deps.db
      .insertInto("webhook_subscriptions")
      .values({ ...toColumns(body), secret: createSecret(), created_at: deps.now() })
      .returning(["id", "secret"])
      .executeTakeFirstOrThrow(),
  );
}

export async function updateSubscription(deps: Deps, id: number, body: WebhookBody) {
  requireAllowedUrl(deps.settings, body.url);
  await rejectDuplicateUrl(
    deps.db
      .updateTable("webhook_subscriptions")
      .set(toColumns(body))
      .where("id", "=", id)
      .execute(),
  );
  if (!body.isEnabled) await endSubjects(deps, deps.db, WEBHOOK_ALERT_KIND, [String(id)]);
}

/** Deletes its deliveries, too. */
export async function deleteSubscription(deps: Deps, id: number) {
  await deps.db.deleteFrom("webhook_subscriptions").where("id", "=", id).execute();
  await endSubjects(deps, deps.db, WEBHOOK_ALERT_KIND, [String(id)]);
}

/** Messages are also signed with the old secret for 24 hours. */
export async function rotateSecret({ db, now }: Deps, id: number) {
  const { secret } = await db
    .updateTable("webhook_subscriptions")
    .set({
      previous_secret: sql<string>`secret`,
      previous_secret_expires_at: sql<Date>`${now()} + make_interval(hours => ${PREVIOUS_SECRET_HOURS})`,
      secret: createSecret(),
    })
    .where("id", "=", id)
    .returning("secret")
    .executeTakeFirstOrThrow();
  return secret;
}

const toColumns = ({ name, url, events, isEnabled }: WebhookBody) =>
  ({ name, url, events, is_enabled: isEnabled }) satisfies Partial<WebhookSubscription>;

/** A URL can have one subscription, so that a form that was submitted twice creates one. */
async function rejectDuplicateUrl<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (error) {
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
    throw new ApiError(409, "webhook-exists", "There already is a webhook with this address.");
  }
}
