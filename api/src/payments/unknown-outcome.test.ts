import type { FaultRule } from "@agency/braintree-emulator/faults";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { compareBooks } from "../../testing/compare-with-gateway.ts";
import { until } from "../../testing/load.ts";
import { buyer } from "../../testing/purchases.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";
import { reconcileAttempts } from "./reconcile-attempts.ts";
import { reconcileTransactions } from "./reconcile-transactions.ts";

const TIMEOUT_MS = 300;
const GRACE_SECONDS = 180;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ GATEWAY_TIMEOUT_SECONDS: String(TIMEOUT_MS / 1_000) });
});
beforeEach(() => shop.db.deleteFrom("alerts").execute());
afterEach(() => shop.double.clearFaults());
afterAll(() => shop.close());

type Fault = Omit<FaultRule, "operation">;
const slow = { delayMs: 2 * TIMEOUT_MS };

const charged: Fault[] = [
  { kind: "lost" },
  { kind: "lost", effect: "late", ...slow },
  { kind: "late", ...slow },
  { kind: "late", effect: "late", ...slow },
  { kind: "hang", effect: "first" },
  { kind: "hang", effect: "late", ...slow },
  { kind: "500", effect: "first" },
  { kind: "503", effect: "late", ...slow },
  { kind: "cut" },
];
const nothingHappened: Fault[] = [
  { kind: "hang" },
  { kind: "reset" },
  { kind: "500" },
  { kind: "503" },
];

const rows = (faults: Fault[]) =>
  faults.map((fault) => [fault.kind, fault.effect ?? "as usual", fault] as const);

/** Two looks of the reconciler: what one leaves for the next is no longer left after it. */
async function reconcileLater() {
  for (let look = 0; look < 2; look++) {
    shop.passTime(GRACE_SECONDS + 1);
    await reconcileAttempts(shop);
  }
}

async function buyDespite(operation: "sale" | "submit", fault: Fault) {
  const request = shop.request({
    billing: { ...buyer, email: `${crypto.randomUUID()}@example.com` },
  });
  shop.double.fault({ operation, ...fault });
  const answer = await shop.post(request);
  expect(answer.status).toBe(202);
  expect(await answer.json()).toMatchObject({ success: false, processing: true });
  if (fault.effect === "late") await happened(operation, request.billing.email);
  return request;
}

/** What comes late has come, at last. */
async function happened(operation: "sale" | "submit", email: string) {
  const wanted = operation === "sale" ? "authorized" : "submitted_for_settlement";
  await until(`the ${operation} has happened`, async () => {
    const { reference } = await shop.db
      .selectFrom("payment_attempts")
      .innerJoin("orders", "orders.id", "order_id")
      .select("reference")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    const { transactions } = shop.double.audit();
    return transactions.some(({ orderId, status }) => orderId === reference && status === wanted);
  });
}

const outcome = async (key: string) => (await shop.call(`/api/checkout/${key}`)).json();

async function expectTidyBooks() {
  const books = await compareBooks(shop.db, shop.double.audit(), []);
  expect(books).toMatchObject({ doubleCharges: 0, unmatched: 0, held: 0, unfinished: 0 });
  expect(books.paidOrders).toBe(books.captures);
}

describe("the sale", () => {
  test.each(rows(charged))(
    "[FAULT-4] charged, then %s (effect %s): the buyer waits, and has paid once",
    async (_kind, _effect, fault) => {
      const { key } = await buyDespite("sale", fault);
      await reconcileLater();
      expect(await outcome(key)).toMatchObject({ success: true });
      await expectTidyBooks();
    },
  );

  test.each(rows(nothingHappened))(
    "[FAULT-4] not charged, but %s (effect %s): the buyer hears so, and pays with the next try",
    async (_kind, _effect, fault) => {
      const request = await buyDespite("sale", fault);
      await reconcileLater();
      expect(await outcome(request.key)).toMatchObject({
        success: false,
        error: expect.stringContaining("nothing was charged"),
      });
      const { paymentMethodNonce } = shop.request();
      const again = await shop.pay({ ...request, paymentMethodNonce, key: crypto.randomUUID() });
      expect(again.success).toBe(true);
      await expectTidyBooks();
    },
  );
});

describe("the capture", () => {
  test.each(rows([...charged, ...nothingHappened]))(
    "[FAULT-4] %s (effect %s): the buyer waits, and has paid once",
    async (_kind, _effect, fault) => {
      const { key } = await buyDespite("submit", fault);
      await reconcileLater();
      expect(await outcome(key)).toMatchObject({ success: true });
      await expectTidyBooks();
    },
  );
});

test("[FAULT-4] a gateway that is away while we look changes nothing, and the next look ends it", async () => {
  const { key } = await buyDespite("sale", { kind: "lost" });
  shop.passTime(GRACE_SECONDS + 1);
  for (const operation of ["search", "search_page", "find", "submit"] as const) {
    shop.double.fault({ operation, kind: "503" });
    await reconcileAttempts(shop);
    shop.passTime(GRACE_SECONDS + 1);
  }
  shop.double.clearFaults();
  await reconcileLater();
  expect(await outcome(key)).toMatchObject({ success: true });
  await expectTidyBooks();
});

test("a payment that does not come to an end is told to the owner, once", async () => {
  const { key } = await buyDespite("submit", { kind: "503", times: "always" });
  for (let look = 0; look < 5; look++) await reconcileLater();
  expect(await outcome(key)).toMatchObject({ processing: true });
  const stuck = await shop.db.selectFrom("alerts").select("kind").execute();
  expect(stuck).toEqual([{ kind: "payment-stuck" }]);
  shop.double.clearFaults();
  await reconcileLater();
  expect(await outcome(key)).toMatchObject({ success: true });
});

test("a payment that was voided at the gateway was not charged, in those words", async () => {
  const { key } = await buyDespite("sale", { kind: "lost" });
  const held = shop.double.audit().transactions.find(({ status }) => status === "authorized");
  await shop.gateway.cancel(held?.id ?? "");
  await reconcileLater();
  expect(await outcome(key)).toMatchObject({
    error: expect.stringContaining("nothing was charged"),
  });
});

describe("a grace too short", () => {
  const books = () => compareBooks(shop.db, shop.double.audit(), []);

  /** The gateway acts on the first sale only after that was given up and the buyer has paid again. */
  async function holdTwice() {
    const delayMs = 5 * TIMEOUT_MS;
    shop.double.fault({ operation: "sale", kind: "hang", effect: "late", delayMs });
    const request = shop.request();
    expect(await shop.pay(request)).toMatchObject({ processing: true });
    shop.passTime(GRACE_SECONDS + 1);
    await reconcileAttempts(shop);
    const { paymentMethodNonce } = shop.request();
    const again = await shop.pay({ ...request, paymentMethodNonce, key: crypto.randomUUID() });
    expect(again.success).toBe(true);
    await until("the first sale has happened after all", async () => (await books()).held === 1);
  }

  test("[FAULT-2] holds a card twice: the comparison sees it, nothing is taken, and the sweep lets go", async () => {
    await holdTwice();
    expect(await books()).toMatchObject({ doubleCharges: 0, held: 1 });
    shop.passTime(GRACE_SECONDS + 1);
    await reconcileTransactions(shop);
    await expectTidyBooks();
    const alerts = await shop.db.selectFrom("alerts").select("kind").execute();
    expect(alerts).toEqual([{ kind: "money-without-order" }]);
  });

  test("[FAULT-2] makes double charges in a shop that captures whatever the gateway allowed", async () => {
    await holdTwice();
    const { transactions } = shop.double.audit();
    const held = transactions.find(({ status }) => status === "authorized");
    await shop.gateway.capture(held?.id ?? "");
    expect(await books()).toMatchObject({ doubleCharges: 1, unmatched: 1 });
  });
});
