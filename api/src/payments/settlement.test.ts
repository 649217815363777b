import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DAYS, HOURS } from "../../testing/clock.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { syncSettlements } from "./settlement.ts";
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
