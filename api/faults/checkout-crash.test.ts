import { randomInt } from "node:crypto";
import { type RunningEmulator, startBraintreeEmulator } from "@agency/braintree-emulator/server";
import { pino } from "pino";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { connect, type Database } from "../src/db/database.ts";
import { migrate } from "../src/db/migrate.ts";
import type { Order } from "../src/db/tables.ts";
import { createGatewayFromSettings } from "../src/gateways/create-gateway.ts";
import type { Gateway } from "../src/gateways/gateway.ts";
import { placeOrder, requireCatalogLine } from "../src/orders/orders.ts";
import { readSettings } from "../src/settings.ts";
import { compareBooks } from "../testing/compare-with-gateway.ts";
import { testEnvironment } from "../testing/environment.ts";
import { gatewayEnvironment, keys } from "../testing/gateway-keys.ts";
import { pause, until } from "../testing/load.ts";
import { type Mailbox, openMailbox } from "../testing/mailbox.ts";
import { createDatabase } from "../testing/postgres.ts";
import { type ServiceProcess, spawnService } from "../testing/process.ts";
import { buildCheckout, buyer, goodCard } from "../testing/purchases.ts";
import { openGatewayProxy, type Step } from "../testing/step-proxy.ts";
import { report, sizes } from "./test-scale.ts";

const steps: Step[] = ["sale asked", "sale done", "capture asked", "capture done", "capture told"];

let double: RunningEmulator;
let mailbox: Mailbox;
let db: Database;
let reconciler: ServiceProcess;
let close: () => Promise<void>;
let startServer: () => Promise<ServiceProcess>;

/** Who is to be killed, and at which step of the payment that is under way. */
let doomed: { step: Step; kill: () => Promise<unknown> } | undefined;

beforeAll(async () => {
  mailbox = await openMailbox();
  double = await startBraintreeEmulator(keys);
  const databaseUrl = await createDatabase(inject("postgresUrl"), "killed_checkouts");
  const proxy = await openGatewayProxy(double.url, async (step) => {
    if (doomed?.step !== step) return;
    const { kill } = doomed;
    doomed = undefined;
    await kill();
    // What the dead have asked for may be on its way, or not.
    return randomInt(2) ? "dropped" : undefined;
  });
  const own = { databaseUrl, smtpUrl: mailbox.url };
  const environment = {
    ...gatewayEnvironment(proxy.url),
    RECONCILE_SECONDS: "1",
    CAPTURE_AFTER_SECONDS: "1",
    CHARGE_GRACE_SECONDS: "3",
    GATEWAY_TIMEOUT_SECONDS: "2",
  };
  startServer = () => spawnService({ ...own, run: "server", environment });
  reconciler = await spawnService({ ...own, run: "worker", environment });
  db = connect(databaseUrl, pino({ level: "silent" }), { max: 2 });
  close = async () => {
    await reconciler.kill("SIGKILL");
    await db.destroy();
    await proxy.close();
    await double.close();
    await mailbox.close();
  };
});
afterAll(() => close?.());

test(
  "[FAULT-1] the service is killed at every step of a checkout: nobody pays twice, and whoever paid is delivered to",
  async () => {
    let crashes = 0;
    const at: Record<string, number> = {};
    // One payment at a time meets its end at the proxy, while the next process is already starting.
    let next = startServer();
    while (crashes < sizes.checkoutCrashes) {
      const server = await next;
      next = startServer();
      const step = steps[crashes % steps.length] ?? "sale asked";
      const request = buildCheckout(double.nonce(goodCard), {
        billing: { ...buyer, email: `buyer${crashes}@example.com` },
      });
      const kill = async () => {
        // After the last step the service is alone with its own books: kill it somewhere in there.
        if (step === "capture told") await pause(randomInt(0, 12));
        await server.kill("SIGKILL");
      };
      doomed = { step, kill };
      await post(server, request).catch(() => undefined);
      // A purchase that was refused before it came to its step would be no crash at all.
      await until("the service is killed at its step", () => !server.alive());
      crashes++;
      at[step] = (at[step] ?? 0) + 1;
      // Every other buyer tries again at once, with another card, as people do.
      if (crashes % 2 === 0) {
        const survivor = await next;
        const again = { paymentMethodNonce: double.nonce(goodCard), key: crypto.randomUUID() };
        const answer = await post(survivor, { ...request, ...again });
        expect(answer.ok).toBe(true);
      }
    }
    await (await next).kill("SIGKILL");
    const settled = await until(
      "all payments have an end",
      async () => {
        const books = await compareBooks(db, double.audit(), mailbox.received);
        return books.unfinished === 0 && books.receipts === books.paidOrders;
      },
      { withinMs: 60_000 },
    );
    const books = await compareBooks(db, double.audit(), mailbox.received);
    report("FAULT-1", { crashes, ...at, ...books, "settled after ms": settled });
    expect(books).toMatchObject({ doubleCharges: 0, unmatched: 0, held: 0, unfinished: 0 });
    expect([books.paidOrders, books.receipts]).toEqual([books.captures, books.captures]);
    // All but those of whom the gateway never heard.
    expect(books.captures).toBeGreaterThanOrEqual(crashes - (at["sale asked"] ?? 0));
  },
  sizes.timeoutMs * 3,
);

test("[FAULT-2] a shop that charges first and writes afterwards is caught by the same comparison", async () => {
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
        clientKey: crypto.randomUUID(),
        email: `naive${n}@example.com`,
        method: "card",
        state: "pending",
      }),
    );
    // Every other one crashes between the gateway's yes and the row, and its buyer tries again.
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
  const books = await compareBooks(naive, gateway.audit(), []);
  report("FAULT-2", { ...books });
  expect(books.doubleCharges).toBe(orders / 2);
  expect(books.unmatched).toBe(orders / 2);
  await Promise.all([naive.destroy(), gateway.close(), other.close()]);
});

/** What everybody writes first. */
async function chargeFirst(
  db: Database,
  gateway: Gateway,
  nonce: string,
  order: Order,
  crashes: boolean,
) {
  const reference = `${order.number}-${crypto.randomUUID().slice(0, 8)}`;
  const cents = order.total_cents;
  const sale = await gateway.authorize({ reference, cents, nonce, billing: buyer, items: [] });
  if (!sale.id) throw new Error("declined");
  await gateway.capture(sale.id);
  if (crashes) return;
  const client_key = crypto.randomUUID();
  await db
    .insertInto("payment_attempts")
    .values({
      order_id: order.id,
      client_key,
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
