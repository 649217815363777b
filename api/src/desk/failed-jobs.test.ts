import type { AlertDetail, DeskSession } from "@agency/contract/api/desk";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Browser, signIn } from "../../testing/desk.ts";
import { until } from "../../testing/load.ts";
import { sell } from "../../testing/refunds.ts";
import { owner as email } from "../../testing/service.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";
import { resolveAlert } from "../alerts/alerts.ts";
import { PAYMENTS, SCHEDULED_JOBS } from "../queue/queue.ts";

let shop: Shop;
let owner: Browser;
beforeAll(async () => {
  shop = await openShop({ MAIL_RETRY_MAX_SECONDS: "1" });
  owner = await signIn(shop);
});
afterAll(() => shop.close());

async function readAlert(job: string) {
  const alerts = await shop.db
    .selectFrom("alerts")
    .select("id")
    .where(sql<boolean>`detail->>'job' = ${job}`)
    .orderBy("id")
    .execute();
  return Promise.all(alerts.map(({ id }) => owner.read<AlertDetail>(`/alerts/${id}`)));
}

async function givenUpAlert(job: string) {
  const find = async () =>
    (await readAlert(job)).find(({ failures }) => failures[0]?.givenUp === true);
  await until(`${job} is given up`, async () => (await find()) !== undefined, {
    withinMs: 25_000,
  });
  const alert = await find();
  if (!alert) throw new Error("no longer given up");
  return alert;
}

const resolved = async (job: string) =>
  (await readAlert(job)).every(({ resolvedAt }) => resolvedAt !== undefined);

/** A webhook's job that fails for good: the gateway does not answer. */
async function deadLetter() {
  const { id: transactionId } = await sell(shop);
  shop.double.fault({ operation: "find", kind: "500", times: "always" });
  const data = { kind: "transaction_settled", transactionId };
  await shop.queue.boss.send(PAYMENTS, data, { retryLimit: 1, retryDelay: 1 });
  return { transactionId, alert: await givenUpAlert("sync-transaction") };
}

test("shows a job of the queue that was given up, and runs it again when the owner retries", async () => {
  const { transactionId, alert } = await deadLetter();
  expect(alert).toMatchObject({ kind: "job-failed", canRetry: true });
  expect(alert.failures).toMatchObject([{ about: `Transaction id ${transactionId}`, tries: 2 }]);
  const { worklist } = await owner.read<DeskSession>("/session");
  expect(worklist.map(({ path }) => path)).toContain(`/alerts/${alert.id}`);

  shop.double.clearFaults();
  await owner.read(`/alerts/${alert.id}/retry`, { body: {} });
  await until("it works", () => resolved("sync-transaction"));
  const { rows } = await sql`
    select 1 from order_events where detail->>'transaction' = ${transactionId}
      and kind = 'notice:transaction_settled'`.execute(shop.db);
  expect(rows).toHaveLength(1);
  expect((await owner.call(`/alerts/${alert.id}/retry`, { body: {} })).status).toBe(409);
});

test("alerts about the next failed job when the owner has resolved the alert about an earlier one", async () => {
  const first = await deadLetter();
  await resolveAlert(shop, first.alert.id, email);
  const second = await deadLetter();
  expect(second.alert.id).toBeGreaterThan(first.alert.id);
  expect(second.alert.failures).toHaveLength(1);
  shop.double.clearFaults();
  await owner.read(`/alerts/${second.alert.id}/retry`, { body: {} });
  await until("it works", () => resolved("sync-transaction"));
});

test("shows a scheduled job that was given up, and runs it at once when the owner retries", async () => {
  await sql`alter table rate_limits rename to rate_limits_away`.execute(shop.db);
  await shop.queue.boss.send(SCHEDULED_JOBS, { chore: "forget-old-hits" });
  const alert = await givenUpAlert("forget-old-hits");
  expect(alert.facts).toContainEqual(["Purpose", "Deletes old rate-limit counters"]);
  await sql`alter table rate_limits_away rename to rate_limits`.execute(shop.db);
  await owner.read(`/alerts/${alert.id}/retry`, { body: {} });
  await until("it works", () => resolved("forget-old-hits"));
});
