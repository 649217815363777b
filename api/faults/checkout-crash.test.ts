import { randomInt } from "node:crypto";
import { type RunningEmulator, startBraintreeEmulator } from "@agency/braintree-emulator/server";
import { pino } from "pino";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { readSettings } from "../src/core/settings.ts";
import { connect, type Database } from "../src/db/database.ts";
import { migrate } from "../src/db/migrate.ts";
import type { Order } from "../src/db/tables.ts";
import { createGatewayFromSettings } from "../src/gateways/create-gateway.ts";
import type { Gateway } from "../src/gateways/gateway.ts";
import { placeOrder, requireCatalogLine } from "../src/orders/orders.ts";
import { compareWithGateway } from "../testing/compare-with-gateway.ts";
import { testEnvironment } from "../testing/environment.ts";
import { gatewayEnvironment, keys } from "../testing/gateway-keys.ts";
import { pause, waitUntil } from "../testing/load.ts";
import { type Mailbox, openMailbox } from "../testing/mailbox.ts";
import { createDatabase } from "../testing/postgres.ts";
import { type ServiceProcess, spawnService } from "../testing/process.ts";
import { buildCheckout, buyer, goodCard } from "../testing/purchases.ts";
import { openGatewayProxy, type Step } from "../testing/step-proxy.ts";
import { report, sizes } from "./test-scale.ts";

const steps: Step[] = [
  "sale requested",
  "sale processed",
  "capture requested",
  "capture processed",
  "capture responded",
];

let emulator: RunningEmulator;
let mailbox: Mailbox;
let db: Database;
let reconciler: ServiceProcess;
let close: () => Promise<void>;
let startServer: () => Promise<ServiceProcess>;

/** Kills the process when the current payment reaches this step. */
let killAt: { step: Step; kill: () => Promise<unknown> } | undefined;

beforeAll(async () => {
  mailbox = await openMailbox();
  emulator = await startBraintreeEmulator(keys);
  const databaseUrl = await createDatabase(inject("postgresUrl"), "killed_checkouts");
  const proxy = await openGatewayProxy(emulator.url, async (step) => {
    if (killAt?.step !== step) return;
    const { kill } = killAt;
    killAt = undefined;
    await kill();
    // The request of the killed process may or may not reach the gateway.
    return randomInt(2) ? "dropped" : undefined;
  });
  const options = { databaseUrl, smtpUrl: mailbox.url };
  const environment = {
    RECONCILE_INTERVAL_SECONDS: "1",
    CAPTURE_GRACE_SECONDS: "1",
    CHARGE_GRACE_SECONDS: "3",
    GATEWAY_TIMEOUT_SECONDS: "2",
  };
  startServer = () =>
    spawnService({
      ...options,
      run: "server",
      environment: { ...environment, ...gatewayEnvironment(proxy.url) },
    });
  // Not through the proxy, because its capture of an earlier payment would kill the server at a wrong step.
  reconciler = await spawnService({
    ...options,
    run: "worker",
    environment: { ...environment, ...gatewayEnvironment(emulator.url) },
  });
  db = connect(databaseUrl, pino({ level: "silent" }), { max: 2 });
  close = async () => {
    await reconciler.kill("SIGKILL");
    await db.destroy();
    await proxy.close();
    await emulator.close();
    await mailbox.close();
  };
});
afterAll(() => close?.());

test(
  "[FAULT-1] charges once and delivers when the service is killed at any step of a checkout",
  async () => {
    let crashes = 0;
    const at: Record<string, number> = {};
    // One payment at a time; the next process is already starting.
    let next = startServer();
    while (crashes < sizes.checkoutCrashes) {
      const server = await next;
      next = startServer();
      const step = steps[crashes % steps.length] ?? "sale requested";
      const request = buildCheckout(emulator.nonce(goodCard), {
        billing: { ...buyer, email: `buyer${crashes}@example.com` },
      });
      const kill = async () => {
        // After the last step the service only writes to the database, so kill it at a random time.
        if (step === "capture responded") await pause(randomInt(0, 12));
        await server.kill("SIGKILL");
      };
      killAt = { step, kill };
      await post(server, request).catch(() => undefined);
      // Fails if the purchase was rejected before it reached the step.
      await waitUntil("the service is killed at its step", () => !server.alive());
      crashes++;
      at[step] = (at[step] ?? 0) + 1;
      // Every other buyer retries immediately with another card.
      if (crashes % 2 === 0) {
        const nextServer = await next;
        const retry = {
          paymentMethodNonce: emulator.nonce(goodCard),
          attemptKey: crypto.randomUUID(),
        };
        const response = await post(nextServer, { ...request, ...retry });
        expect(response.ok).toBe(true);
      }
    }
    await (await next).kill("SIGKILL");
    const settled = await waitUntil("all payments are final", async () => {
      const comparison = await compareWithGateway(db, emulator.audit(), mailbox.received);
      return comparison.unfinished === 0 && comparison.receipts === comparison.paidOrders;
    });
    const comparison = await compareWithGateway(db, emulator.audit(), mailbox.received);
    report("FAULT-1", { crashes, ...at, ...comparison, "settled after ms": settled });
    expect(comparison).toMatchObject({
      doubleCharges: 0,
      unmatched: 0,
      uncaptured: 0,
      unfinished: 0,
    });
    expect([comparison.paidOrders, comparison.receipts]).toEqual([
      comparison.captures,
      comparison.captures,
    ]);
    // All except those that never reached the gateway.
    expect(comparison.captures).toBeGreaterThanOrEqual(crashes - (at["sale requested"] ?? 0));
  },
  sizes.timeoutMs * 3,
);

test("[FAULT-2] finds duplicate charges when they are made before they are stored", async () => {
  const [gateway, other] = await Promise.all([startBraintreeEmulator(keys), openMailbox()]);
  const databaseUrl = await createDatabase(inject("postgresUrl"), "naive_checkouts");
  const settings = readSettings(
    testEnvironment({ databaseUrl, smtpUrl: other.url, ...gatewayEnvironment(gateway.url) }),
  );
  const naive = connect(databaseUrl, pino({ level: "silent" }), { max: 2 });
  await migrate(naive);
  const orders = 20;
  for (let n = 0; n < orders; n++) {
    const order = await naive.transaction().execute((trx) =>
      placeOrder(trx, {
        lines: [requireCatalogLine("Basic Single-Page", "49")],
        purchaseKey: crypto.randomUUID(),
        email: `naive${n}@example.com`,
        method: "card",
        state: "pending",
      }),
    );
    // Every other one crashes after the gateway's response, and its buyer retries.
    for (const crashes of n % 2 === 0 ? [true, false] : [false]) {
      await chargeFirst(
        naive,
        createGatewayFromSettings(settings),
        gateway.nonce(goodCard),
        order,
        crashes,
      );
    }
  }
  const comparison = await compareWithGateway(naive, gateway.audit(), []);
  report("FAULT-2", { ...comparison });
  expect(comparison.doubleCharges).toBe(orders / 2);
  expect(comparison.unmatched).toBe(orders / 2);
  await Promise.all([naive.destroy(), gateway.close(), other.close()]);
});

/** A naive checkout: charges before it stores the attempt. */
async function chargeFirst(
  db: Database,
  gateway: Gateway,
  nonce: string,
  order: Order,
  crashes: boolean,
) {
  const reference = `00000000-${order.number}-${crypto.randomUUID().slice(0, 8)}`;
  const cents = order.total_cents;
  const sale = await gateway.authorize({ reference, cents, nonce, billing: buyer, items: [] });
  if (!sale.id) throw new Error("declined");
  await gateway.capture(sale.id);
  if (crashes) return;
  const attempt_key = crypto.randomUUID();
  await db
    .insertInto("payment_attempts")
    .values({
      order_id: order.id,
      attempt_key,
      reference,
      state: "captured",
      amount_cents: cents,
      transaction_id: sale.id,
    })
    .execute();
  const paid = { state: "paid", paid_at: new Date() } as const;
  await db.updateTable("orders").set(paid).where("id", "=", order.id).execute();
}

function post(server: ServiceProcess, request: object) {
  return fetch(`${server.url}/api/checkout`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "X-Forwarded-For": `10.1.${randomInt(256)}.${randomInt(256)}`,
    },
    body: JSON.stringify(request),
  });
}
