import type { AlertDetail, DeskSession } from "@agency/contract/api/desk";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Browser, signIn } from "../../testing/desk.ts";
import { waitUntil } from "../../testing/load.ts";
import { createSale } from "../../testing/refunds.ts";
import { owner as email } from "../../testing/service.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { resolveAlert } from "../alerts/alerts.ts";
import { PAYMENT_JOBS, SCHEDULED_JOBS } from "../queue/queue.ts";

let shop: ServiceWithGateway;
let owner: Browser;
beforeAll(async () => {
  shop = await startServiceWithGateway({ MAIL_RETRY_MAX_SECONDS: "1" });
  owner = await signIn(shop);
});
afterAll(() => shop.close());

async function readAlerts(job: string) {
  const alerts = await shop.db
    .selectFrom("alerts")
    .select("id")
    .where(sql<boolean>`detail->>'job' = ${job}`)
    .orderBy("id")
    .execute();
  return Promise.all(alerts.map(({ id }) => owner.read<AlertDetail>(`/alerts/${id}`)));
}

async function waitForDeadLetter(job: string) {
  const find = async () =>
    (await readAlerts(job)).find(({ failures }) => failures[0]?.isDeadLetter === true);
  await waitUntil(`${job} has no retries left`, async () => (await find()) !== undefined);
  const alert = await find();
  if (!alert) throw new Error("the job was retried");
  return alert;
}

const isResolved = async (job: string) =>
  (await readAlerts(job)).every(({ resolvedAt }) => resolvedAt !== undefined);

/** Creates a webhook job that uses up its retries, because the gateway does not respond. */
async function createDeadLetter() {
  const { id: transactionId } = await createSale(shop);
  shop.emulator.fault({ operation: "find", kind: "500", times: "always" });
  const data = { kind: "transaction_settled", transactionId };
  await shop.queue.boss.send(PAYMENT_JOBS, data, { retryLimit: 1, retryDelay: 1 });
  return { transactionId, alert: await waitForDeadLetter("sync-transaction") };
}

test("shows a queued job without retries left, and runs it when an owner retries it", async () => {
  const { transactionId, alert } = await createDeadLetter();
  expect(alert).toMatchObject({ kind: "job-failed", canRetry: true });
  expect(alert.failures).toMatchObject([
    { subject: `Transaction ID ${transactionId}`, attemptCount: 2 },
  ]);
  const { worklist } = await owner.read<DeskSession>("/session");
  expect(worklist.map(({ path }) => path)).toContain(`/alerts/${alert.id}`);

  shop.emulator.clearFaults();
  await owner.read(`/alerts/${alert.id}/retry`, { body: {} });
  await waitUntil("the job succeeds", () => isResolved("sync-transaction"));
  const { rows } = await sql`
    select 1 from order_events where detail->>'transaction' = ${transactionId}
      and kind = 'webhook:transaction_settled'`.execute(shop.db);
  expect(rows).toHaveLength(1);
  expect((await owner.call(`/alerts/${alert.id}/retry`, { body: {} })).status).toBe(409);
});

test("raises a new alert when another job fails after an owner resolved the first alert", async () => {
  const first = await createDeadLetter();
  await resolveAlert(shop, first.alert.id, email);
  const second = await createDeadLetter();
  expect(second.alert.id).toBeGreaterThan(first.alert.id);
  expect(second.alert.failures).toHaveLength(1);
  shop.emulator.clearFaults();
  await owner.read(`/alerts/${second.alert.id}/retry`, { body: {} });
  await waitUntil("the job succeeds", () => isResolved("sync-transaction"));
});

test("shows a scheduled job without retries left, and runs it when an owner retries it", async () => {
  await sql`alter table rate_limits rename to rate_limits_hidden`.execute(shop.db);
  await shop.queue.boss.send(SCHEDULED_JOBS, { job: "delete-expired-rate-limits" });
  const alert = await waitForDeadLetter("delete-expired-rate-limits");
  expect(alert.details).toContainEqual(["Purpose", "Deletes old rate-limit counters"]);
  await sql`alter table rate_limits_hidden rename to rate_limits`.execute(shop.db);
  await owner.read(`/alerts/${alert.id}/retry`, { body: {} });
  await waitUntil("the job succeeds", () => isResolved("delete-expired-rate-limits"));
});
