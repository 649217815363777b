import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DAYS, HOURS } from "../../testing/clock.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { findQueuedJob } from "../jobs/start-jobs.ts";
import { PAYMENT_JOBS } from "../queue/queue.ts";
import { paymentJobs } from "./jobs.ts";
import { requestPaymentSync, syncSettlementAndRefunds, syncSettlements } from "./settlement.ts";
import { processTransactionWebhook } from "./webhooks.ts";

let service: ServiceWithGateway;
beforeAll(async () => {
  service = await startServiceWithGateway({ PROCESS_ROLE: "server" });
});
beforeEach(async () => {
  service.emulator.settleOvernight();
  await checkAfter(5 * HOURS);
  await service.db.deleteFrom("failures").execute();
  await service.db.deleteFrom("alerts").execute();
});
afterAll(() => service.close());

async function checkAfter(seconds: number) {
  service.passTime(seconds);
  await syncSettlements(service);
}

const pay = async () => (await service.pay(service.request())).id ?? "";

const findAlerts = () =>
  service.db.selectFrom("alerts").select(["kind", "detail", "resolved_at"]).orderBy("id").execute();

const findAttempt = (transactionId: string) =>
  service.db
    .selectFrom("payment_attempts")
    .selectAll()
    .where("transaction_id", "=", transactionId)
    .executeTakeFirstOrThrow();

test("alerts once when a payment is not settled after five business days, and resolves the alert on settlement", async () => {
  const transaction = await pay();
  await checkAfter(4 * DAYS);
  expect(await findAlerts()).toEqual([]);
  for (let run = 0; run < 3; run++) await checkAfter(7 * DAYS);
  expect(await findAlerts()).toMatchObject([
    {
      kind: "settlement-overdue",
      detail: { transaction, reason: "The status is submitted_for_settlement." },
      resolved_at: null,
    },
  ]);
  service.emulator.settle(transaction, "settled");
  await checkAfter(5 * HOURS);
  expect(await findAlerts()).toMatchObject([{ resolved_at: expect.any(Date) }]);
});

test("alerts when the settlement cannot be checked for five business days", async () => {
  await pay();
  service.passTime(11 * DAYS);
  const disarm = service.emulator.fault({ operation: "find", kind: "500", times: 100 });
  await syncSettlements(service);
  disarm();
  expect(await findAlerts()).toMatchObject([{ kind: "settlement-overdue", resolved_at: null }]);
});

test("replaces the alert when the bank declines the settlement", async () => {
  const transaction = await pay();
  await checkAfter(11 * DAYS);
  service.emulator.settle(transaction, "settlement_declined");
  await checkAfter(5 * HOURS);
  expect(await findAlerts()).toMatchObject([
    { kind: "settlement-overdue", resolved_at: expect.any(Date) },
    { kind: "settlement-declined", resolved_at: null },
  ]);
});

test("records the settlement when a webhook reports it", async () => {
  const transaction = await pay();
  service.emulator.settle(transaction, "settled");
  await processTransactionWebhook(service, "transaction_settled", transaction);
  expect(await findAttempt(transaction)).toMatchObject({ settled_at: expect.any(Date) });
});

test("keeps the time of the settlement when an owner opens the order later", async () => {
  const transaction = await pay();
  service.emulator.settle(transaction, "settled");
  await syncSettlementAndRefunds(service, transaction);
  const { settled_at } = await findAttempt(transaction);
  expect(settled_at).toBeInstanceOf(Date);
  service.passTime(1 * DAYS);
  await syncSettlementAndRefunds(service, transaction);
  expect(await findAttempt(transaction)).toMatchObject({ settled_at });
});

const listSyncJobs = async (transactionId: string) => {
  const { rows } = await sql<{ id: string }>`
    select id from pgboss.job where data->>'job' = 'sync-payment'
      and data->>'transactionId' = ${transactionId}`.execute(service.db);
  return rows;
};

test("queues one job at a time however often owners view the order", async () => {
  const transaction = await pay();
  for (let view = 0; view < 3; view++) {
    await requestPaymentSync(service, transaction);
    service.passTime(60);
  }
  const jobs = await listSyncJobs(transaction);
  expect(jobs).toHaveLength(1);
  await service.queue.boss.complete(PAYMENT_JOBS, jobs[0]?.id ?? "", {}, { includeQueued: true });
  await requestPaymentSync(service, transaction);
  expect(await listSyncJobs(transaction)).toHaveLength(2);
});

test("does not retry the job when the payment cannot be read, because the next view asks again", async () => {
  const transactionId = await pay();
  const job = findQueuedJob(paymentJobs, { job: "sync-payment" });
  const disarm = service.emulator.fault({ operation: "find", kind: "500", times: 100 });
  const data = { kind: "sync-payment", transactionId };
  await job.handler(service, new AbortController().signal, data);
  disarm();
  service.emulator.settle(transactionId, "settled");
  await job.handler(service, new AbortController().signal, data);
  expect(await findAttempt(transactionId)).toMatchObject({ settled_at: expect.any(Date) });
});
