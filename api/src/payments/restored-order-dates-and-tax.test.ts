import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { backUp } from "../../testing/backup.ts";
import { DAYS } from "../../testing/clock.ts";
import { gatewayEnvironment } from "../../testing/gateway-keys.ts";
import { buyer } from "../../testing/purchases.ts";
import { payOpenInstallment, sendAcceptedRequest } from "../../testing/requests.ts";
import { startTestService, type TestService } from "../../testing/service.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { aggregateDailyMetrics, revenueBetween } from "../analytics/analytics.ts";
import { reconcileAttempts } from "./reconcile-attempts.ts";
import { reconcileTransactions } from "./reconcile-transactions.ts";

const HOUR_MS = 3_600_000;
let service: ServiceWithGateway;
let restored: TestService;
/** Paid after the backup: a known and an unknown payment request, and an order that is only authorized. */
beforeAll(async () => {
  service = await startServiceWithGateway({ PROCESS_ROLE: "server", GATEWAY_TIMEOUT_SECONDS: "2" });
  const inBackup = await sendAcceptedRequest(service, { taxBasisPoints: 825 });
  const DATABASE_URL = await backUp(inject("postgresUrl"), service.settings.DATABASE_URL);
  await payOpenInstallment(service, inBackup.token);
  const notInBackup = await sendAcceptedRequest(service, { taxBasisPoints: 500, terms: "upfront" });
  await payOpenInstallment(service, notInBackup.token);
  service.emulator.fault({ operation: "submit", kind: "hang" });
  await service.pay(service.request({ billing: { ...buyer, email: "authorized@example.com" } }));

  restored = await startTestService({
    environment: {
      ...gatewayEnvironment(service.emulator.url),
      ...{ DATABASE_URL, PROCESS_ROLE: "server", GATEWAY_TIMEOUT_SECONDS: "2" },
    },
  });
  // The gateway reports whole seconds, and its clock can be behind.
  await sql`update payment_requests set created_at = created_at + interval '30 seconds'`.execute(
    restored.db,
  );
  // The day of the payments is aggregated before the orders are restored.
  restored.passTime(2 * DAYS);
  await aggregateDailyMetrics(restored);
  await sql`update installation set restored_at = now()`.execute(restored.db);
  // The capture fails once more, so that a later run has to finish the order.
  service.emulator.fault({ operation: "submit", kind: "hang" });
  await Promise.allSettled([reconcileTransactions(restored)]);
  await reconcileTransactions(restored);
  restored.passTime(60);
  await reconcileAttempts(restored);
});
afterAll(async () => {
  await restored.stop();
  await service.close();
});

const findOrders = ({ db }: TestService) =>
  db
    .selectFrom("orders")
    .select(["number", "email", "state", "total_cents", "tax_cents", "paid_at", "placed_at"])
    .orderBy("total_cents")
    .execute();

test("restores the tax of an order with or without its payment request in the backup", async () => {
  const taxes = (await findOrders(restored)).map(({ total_cents, tax_cents }) => [
    total_cents,
    tax_cents,
  ]);
  expect(taxes).toEqual([
    [4_900, 0],
    [175_365, 13_365],
    [340_200, 16_200],
  ]);
});

test("dates a restored order, its installment and its invoice by the payment", async () => {
  for (const { state, paid_at, placed_at } of await findOrders(restored)) {
    expect(state).toBe("paid");
    expect(paid_at).toEqual(placed_at);
    expect(Date.now() - (paid_at?.getTime() ?? 0)).toBeLessThan(HOUR_MS / 2);
  }
  const invoices = await restored.db
    .selectFrom("invoices")
    .innerJoin("orders", "orders.id", "order_id")
    .innerJoin("installments", "installments.id", "orders.installment_id")
    .select(["invoices.paid_at as invoice", "orders.paid_at as order", "installments.paid_at"])
    .execute();
  expect(invoices).toHaveLength(1);
  for (const { invoice, order, paid_at } of invoices)
    expect([invoice, paid_at]).toEqual([order, order]);
});

test("includes a restored order in the reports of the day it was paid", async () => {
  const expected = { orders: 3, cents: 4_900 + 175_365 + 340_200 };
  expect(await revenueBetween(restored, "2000-01-01", "2100-01-01")).toEqual(expected);
  await aggregateDailyMetrics(restored);
  expect(await revenueBetween(restored, "2000-01-01", "2100-01-01")).toEqual(expected);
});

test("lists each restored order in one alert, even when its capture failed", async () => {
  const alerts = await restored.db
    .selectFrom("alerts")
    .select("detail")
    .where("kind", "=", "orders-restored")
    .execute();
  const numbers = (await findOrders(restored)).map(({ number }) => number);
  expect(alerts.map(({ detail }) => detail)).toEqual([
    { count: 3, orders: expect.arrayContaining(numbers) },
  ]);
});
