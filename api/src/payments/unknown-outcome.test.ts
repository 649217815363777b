import type { FaultRule } from "@agency/braintree-emulator/faults";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { compareWithGateway } from "../../testing/compare-with-gateway.ts";
import { waitUntil } from "../../testing/load.ts";
import { badCard, buyer, goodCard } from "../../testing/purchases.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { findAttempt } from "./attempts.ts";
import { reconcileAttempts } from "./reconcile-attempts.ts";
import { reconcileTransactions } from "./reconcile-transactions.ts";

/** Long enough for the calls without a fault on a busy machine. */
const TIMEOUT_MS = 1_000;
const GRACE_SECONDS = 180;

let service: ServiceWithGateway;
beforeAll(async () => {
  service = await startServiceWithGateway({ GATEWAY_TIMEOUT_SECONDS: String(TIMEOUT_MS / 1_000) });
});
beforeEach(() => service.db.deleteFrom("alerts").execute());
afterEach(() => service.emulator.clearFaults());
afterAll(() => service.close());

type Fault = Omit<FaultRule, "operation">;
const afterTimeout = { delayMs: 2 * TIMEOUT_MS };

const faultsWithCharge: Fault[] = [
  { kind: "response_lost" },
  { kind: "response_lost", effect: "after", ...afterTimeout },
  { kind: "delayed", ...afterTimeout },
  { kind: "delayed", effect: "after", ...afterTimeout },
  { kind: "hang", effect: "before" },
  { kind: "hang", effect: "after", ...afterTimeout },
  { kind: "500", effect: "before" },
  { kind: "503", effect: "after", ...afterTimeout },
  { kind: "truncated" },
];
const faultsWithoutCharge: Fault[] = [
  { kind: "hang" },
  { kind: "reset" },
  { kind: "500" },
  { kind: "503" },
];

const toTestRows = (faults: Fault[]) =>
  faults.map((fault) => [fault.kind, fault.effect ?? "default", fault] as const);

/** Reconciles twice, because the first run may leave a step for the next one. */
async function reconcileLater() {
  for (let run = 0; run < 2; run++) {
    service.passTime(GRACE_SECONDS + 1);
    await reconcileAttempts(service);
  }
}

async function buyWithFault(operation: "sale" | "submit", fault: Fault) {
  const request = service.request({
    billing: { ...buyer, email: `${crypto.randomUUID()}@example.com` },
  });
  service.emulator.fault({ operation, ...fault });
  const response = await service.post(request);
  expect(response.status).toBe(202);
  expect(await response.json()).toMatchObject({ success: false, processing: true });
  if (fault.effect === "after") await waitForEffect(operation, request.billing.email);
  return request;
}

async function waitForEffect(operation: "sale" | "submit", email: string) {
  const expectedStatus = operation === "sale" ? "authorized" : "submitted_for_settlement";
  await waitUntil(`the ${operation} has taken effect`, async () => {
    const { reference } = await service.db
      .selectFrom("payment_attempts")
      .innerJoin("orders", "orders.id", "order_id")
      .select("reference")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    const { transactions } = service.emulator.audit();
    return transactions.some(
      ({ orderId, status }) => orderId === reference && status === expectedStatus,
    );
  });
}

const readOutcome = async (attemptKey: string) =>
  (await service.call(`/api/checkout/${attemptKey}`)).json();

async function expectNoMismatches() {
  const comparison = await compareWithGateway(service.db, service.emulator.audit(), []);
  expect(comparison).toMatchObject({
    doubleCharges: 0,
    unmatched: 0,
    uncaptured: 0,
    unfinished: 0,
  });
  expect(comparison.paidOrders).toBe(comparison.captures);
}

describe("sale", () => {
  test.each(toTestRows(faultsWithCharge))(
    "[FAULT-4] marks the order paid once when the sale takes effect despite the fault %s (effect %s)",
    async (_kind, _effect, fault) => {
      const { attemptKey } = await buyWithFault("sale", fault);
      await reconcileLater();
      expect(await readOutcome(attemptKey)).toMatchObject({ success: true });
      await expectNoMismatches();
    },
  );

  test.each(toTestRows(faultsWithoutCharge))(
    "[FAULT-4] charges the next attempt when the fault %s (effect %s) prevents the sale",
    async (_kind, _effect, fault) => {
      const request = await buyWithFault("sale", fault);
      await reconcileLater();
      expect(await readOutcome(request.attemptKey)).toMatchObject({
        success: false,
        error: expect.stringContaining("nothing was charged"),
      });
      const { paymentMethodNonce } = service.request();
      const again = await service.pay({
        ...request,
        paymentMethodNonce,
        attemptKey: crypto.randomUUID(),
      });
      expect(again.success).toBe(true);
      await expectNoMismatches();
    },
  );
});

describe("capture", () => {
  test.each(toTestRows([...faultsWithCharge, ...faultsWithoutCharge]))(
    "[FAULT-4] marks the order paid once when the capture has the fault %s (effect %s)",
    async (_kind, _effect, fault) => {
      const { attemptKey } = await buyWithFault("submit", fault);
      await reconcileLater();
      expect(await readOutcome(attemptKey)).toMatchObject({ success: true });
      await expectNoMismatches();
    },
  );
});

test("[FAULT-4] resolves an attempt in a later run when the gateway is down during the first ones", async () => {
  const { attemptKey } = await buyWithFault("sale", { kind: "response_lost" });
  service.passTime(GRACE_SECONDS + 1);
  for (const operation of ["search", "search_page", "find", "submit"] as const) {
    service.emulator.fault({ operation, kind: "503" });
    await reconcileAttempts(service);
    service.passTime(GRACE_SECONDS + 1);
  }
  service.emulator.clearFaults();
  await reconcileLater();
  expect(await readOutcome(attemptKey)).toMatchObject({ success: true });
  await expectNoMismatches();
});

test.each([
  ["before", [badCard, goodCard]],
  ["after", [goodCard, badCard]],
])(
  "[FAULT-4] captures the charge when the gateway has a decline %s it with the same reference",
  async (_, cards) => {
    const { attemptKey, billing } = await buyWithFault("sale", { kind: "500" });
    const attempt = await findAttempt(service.db, "attempt_key", attemptKey);
    for (const card of cards) {
      const nonce = service.emulator.nonce(card);
      const { reference = "", amount_cents: cents = 0 } = attempt ?? {};
      await service.gateway.authorize({ reference, cents, nonce, billing, items: [] });
    }
    await reconcileLater();
    expect(await readOutcome(attemptKey)).toMatchObject({ success: true });
    await expectNoMismatches();
  },
);

test("alerts once when a payment stays unresolved, until it is resolved", async () => {
  const { attemptKey } = await buyWithFault("submit", { kind: "503", times: "always" });
  for (let run = 0; run < 5; run++) await reconcileLater();
  expect(await readOutcome(attemptKey)).toMatchObject({ processing: true });
  const listAlerts = () =>
    service.db.selectFrom("alerts").select(["kind", "resolved_at"]).execute();
  expect(await listAlerts()).toEqual([{ kind: "payment-stuck", resolved_at: null }]);
  service.emulator.clearFaults();
  await reconcileLater();
  expect(await readOutcome(attemptKey)).toMatchObject({ success: true });
  expect(await listAlerts()).toEqual([{ kind: "payment-stuck", resolved_at: expect.any(Date) }]);
});

test("returns an error that says nothing was charged when the payment was voided at the gateway", async () => {
  const { attemptKey } = await buyWithFault("sale", { kind: "response_lost" });
  const authorized = service.emulator
    .audit()
    .transactions.find(({ status }) => status === "authorized");
  await service.gateway.void(authorized?.id ?? "");
  await reconcileLater();
  expect(await readOutcome(attemptKey)).toMatchObject({
    error: expect.stringContaining("nothing was charged"),
  });
});

describe("with a grace period that is too short", () => {
  const compare = () => compareWithGateway(service.db, service.emulator.audit(), []);

  /** The first sale takes effect after its attempt was abandoned and the buyer has paid again. */
  async function authorizeTwice() {
    const delayMs = 5 * TIMEOUT_MS;
    service.emulator.fault({ operation: "sale", kind: "hang", effect: "after", delayMs });
    const request = service.request();
    expect(await service.pay(request)).toMatchObject({ processing: true });
    service.passTime(GRACE_SECONDS + 1);
    await reconcileAttempts(service);
    const { paymentMethodNonce } = service.request();
    const again = await service.pay({
      ...request,
      paymentMethodNonce,
      attemptKey: crypto.randomUUID(),
    });
    expect(again.success).toBe(true);
    await waitUntil(
      "the first sale has taken effect",
      async () => (await compare()).uncaptured === 1,
    );
  }

  test("[FAULT-2] voids the orphaned authorization without capturing it", async () => {
    await authorizeTwice();
    expect(await compare()).toMatchObject({ doubleCharges: 0, uncaptured: 1 });
    service.passTime(GRACE_SECONDS + 1);
    await reconcileTransactions(service);
    await expectNoMismatches();
    const alerts = await service.db.selectFrom("alerts").select("kind").execute();
    expect(alerts).toEqual([{ kind: "orphaned-payment" }]);
  });

  test("[FAULT-2] detects a double charge when the orphaned authorization is captured", async () => {
    await authorizeTwice();
    const { transactions } = service.emulator.audit();
    const authorized = transactions.find(({ status }) => status === "authorized");
    await service.gateway.capture(authorized?.id ?? "");
    expect(await compare()).toMatchObject({ doubleCharges: 1, unmatched: 1 });
  });
});
