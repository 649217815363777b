import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { backUp } from "../../testing/backup.ts";
import { gatewayEnvironment } from "../../testing/gateway-keys.ts";
import { buyer } from "../../testing/purchases.ts";
import { payOpen, sendAccepted } from "../../testing/requests.ts";
import { startTestService, type TestService } from "../../testing/service.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";
import { reconcileAttempts } from "./reconcile-attempts.ts";
import { reconcileTransactions } from "./reconcile-transactions.ts";

const HOUR_MS = 3_600_000;
let shop: Shop;
let restored: TestService;
/** Sold after the backup: a deposit of a request that it knows, one that it does not, and a reserved amount. */
beforeAll(async () => {
  shop = await openShop({ RUN: "server", GATEWAY_TIMEOUT_SECONDS: "2" });
  const known = await sendAccepted(shop, { taxHundredths: 825 });
  const DATABASE_URL = await backUp(inject("postgresUrl"), shop.settings.DATABASE_URL);
  await payOpen(shop, known.token);
  const unknown = await sendAccepted(shop, { taxHundredths: 500, terms: "all" });
  await payOpen(shop, unknown.token);
  shop.double.fault({ operation: "submit", kind: "hang" });
  await shop.pay(shop.request({ billing: { ...buyer, email: "reserved@example.com" } }));

  restored = await startTestService({
    environment: {
      ...gatewayEnvironment(shop.double.url),
      ...{ DATABASE_URL, RUN: "server", GATEWAY_TIMEOUT_SECONDS: "2" },
    },
  });
  restored.passTime(HOUR_MS / 1_000);
  await sql`update ledger set restored_at = now()`.execute(restored.db);
  // The capture fails once more, so that a later run has to finish the order.
  shop.double.fault({ operation: "submit", kind: "hang" });
  await Promise.allSettled([reconcileTransactions(restored)]);
  await reconcileTransactions(restored);
  restored.passTime(60);
  await reconcileAttempts(restored);
});
afterAll(async () => {
  await restored.stop();
  await shop.close();
});

const orders = ({ db }: TestService) =>
  db
    .selectFrom("orders")
    .select(["number", "email", "state", "total_cents", "tax_cents", "paid_at", "placed_at"])
    .orderBy("total_cents")
    .execute();

test("restores the tax of an order, whether or not the backup knows its payment request", async () => {
  const taxes = (await orders(restored)).map(({ total_cents, tax_cents }) => [
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
  for (const { state, paid_at, placed_at } of await orders(restored)) {
    expect(state).toBe("paid");
    expect(paid_at).toEqual(placed_at);
    expect(Date.now() - (paid_at?.getTime() ?? 0)).toBeLessThan(HOUR_MS / 2);
  }
  const invoices = await restored.db
    .selectFrom("invoices")
    .innerJoin("orders", "orders.id", "order_id")
    .innerJoin("instalments", "instalments.id", "orders.instalment_id")
    .select(["invoices.paid_at as invoice", "orders.paid_at as order", "instalments.paid_at"])
    .execute();
  expect(invoices).toHaveLength(1);
  for (const { invoice, order, paid_at } of invoices)
    expect([invoice, paid_at]).toEqual([order, order]);
});
