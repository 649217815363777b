/** Creates a card payment without a checkout, for tests of refunds and settlements. */
import type { RunningEmulator } from "@agency/braintree-emulator/server";
import { sql } from "kysely";
import { readSettings } from "../src/core/settings.ts";
import type { Database } from "../src/db/database.ts";
import { createGatewayFromSettings } from "../src/gateways/create-gateway.ts";
import { placeOrder, requireCatalogLine } from "../src/orders/orders.ts";
import { newReference } from "../src/payments/reference.ts";
import { testEnvironment } from "./environment.ts";
import { gatewayEnvironment } from "./gateway-keys.ts";
import { buyer, goodCard } from "./purchases.ts";

export interface CardSale {
  orderId: number;
  transactionId: string;
  cents: number;
}

export async function addSale(
  db: Database,
  emulator: RunningEmulator,
  { settled }: { settled: boolean },
): Promise<CardSale> {
  const environment = gatewayEnvironment(emulator.url);
  const url = "postgres://unused";
  const settings = readSettings(
    testEnvironment({ databaseUrl: url, smtpUrl: "smtp://unused", ...environment }),
  );
  const gateway = createGatewayFromSettings(settings);
  const line = requireCatalogLine("Basic Single-Page", "49");
  const cents = line.totalCents;
  const order = await db.transaction().execute((trx) =>
    placeOrder(trx, {
      ...{ lines: [line], purchaseKey: crypto.randomUUID(), email: buyer.email },
      ...{ method: "card", state: "pending" },
    }),
  );
  const { rows } = await sql<{ reference: string }>`
    select ${newReference(order.number)} as reference`.execute(db);
  const reference = rows[0]?.reference ?? "";
  const nonce = emulator.nonce(goodCard);
  const sale = await gateway.authorize({ reference, cents, nonce, billing: buyer, items: [] });
  const transactionId = sale.id ?? "";
  await gateway.capture(transactionId);
  if (settled) emulator.settle(transactionId, "settled");
  await sql`
    insert into payment_attempts (order_id, attempt_key, reference, state, amount_cents,
      transaction_id, method, settled_at, next_check_at)
    values (${order.id}, gen_random_uuid(), ${reference}, 'captured', ${cents}, ${transactionId},
      'card', ${settled ? sql`now()` : null}, now() + interval '4 hours')`.execute(db);
  await sql`
    update orders set state = 'paid', paid_at = now(), access_expires_at = now() + interval '1 year'
    where id = ${order.id}`.execute(db);
  return { orderId: order.id, transactionId, cents };
}
