import type { BraintreeGateway } from "braintree";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type FaultRule, Faults } from "./faults.ts";
import { type RunningEmulator, startBraintreeEmulator } from "./server.ts";
import { keys, sdk, searchAll, visa } from "./testing/sdk.ts";

let double: RunningEmulator;
let gateway: BraintreeGateway;
/** Waits as long as it takes to be sure, and no longer. */
let impatient: BraintreeGateway;

beforeEach(async () => {
  double = await startBraintreeEmulator(keys);
  gateway = sdk(double.port);
  impatient = sdk(double.port, { timeoutMs: 250 });
});
afterEach(() => double.close());

const sale = (orderId = "order-1", by = gateway) =>
  by.transaction.sale({ amount: "49.00", orderId, paymentMethodNonce: double.nonce(visa) });

const heldCents = (orderId = "order-1") => double.audit().orders[orderId]?.authorizedCents ?? 0;

const unexpected = (message: RegExp) => ({
  name: "unexpectedError",
  message: expect.stringMatching(message),
});

describe("what the SDK makes of a sale that", () => {
  test.each<[FaultRule["kind"], object, held: number]>([
    ["hang", unexpected(/^Request timed out$/), 0],
    ["reset", unexpected(/ECONNRESET|socket hang up/), 0],
    ["lost", unexpected(/ECONNRESET|socket hang up/), 4900],
    ["500", { name: "serverError" }, 0],
    ["503", { name: "serviceUnavailableError" }, 0],
    ["cut", unexpected(/^Unexpected response error: Error: aborted$/), 4900],
  ])("meets %s", async (kind, error, held) => {
    double.fault({ operation: "sale", kind });
    await expect(sale("order-1", impatient)).rejects.toMatchObject(error);
    expect(heldCents()).toBe(held);
  });

  test("is answered late, but in time", async () => {
    double.fault({ operation: "sale", kind: "late", delayMs: 100 });
    const before = performance.now();
    expect((await sale()).success).toBe(true);
    expect(performance.now() - before).toBeGreaterThan(95);
  });

  test("is answered too late, and was charged at once", async () => {
    double.fault({ operation: "sale", kind: "late", delayMs: 600 });
    await expect(sale("order-1", impatient)).rejects.toMatchObject(unexpected(/timed out/));
    expect(heldCents()).toBe(4900);
  });

  test("takes effect when nobody waits for it any more", async () => {
    double.fault({ operation: "sale", kind: "late", effect: "late", delayMs: 1_500 });
    await expect(sale("order-1", impatient)).rejects.toMatchObject(unexpected(/timed out/));
    expect(heldCents()).toBe(0);
    await expect.poll(() => heldCents()).toBe(4900);
  });

  test.each(["500", "503"] as const)("was charged, and says %s", async (kind) => {
    double.fault({ operation: "sale", kind, effect: "first" });
    await expect(sale()).rejects.toThrow();
    expect(heldCents()).toBe(4900);
  });

  test("was charged, and hangs", async () => {
    double.fault({ operation: "sale", kind: "hang", effect: "first" });
    await expect(sale("order-1", impatient)).rejects.toMatchObject(unexpected(/timed out/));
    expect(heldCents()).toBe(4900);
  });

  test("is lost at once and takes effect later", async () => {
    double.fault({ operation: "sale", kind: "lost", effect: "late", delayMs: 1_000 });
    await expect(sale()).rejects.toThrow();
    expect(heldCents()).toBe(0);
    await expect.poll(() => heldCents()).toBe(4900);
  });
});

describe("a fault of every other operation reaches its caller and no other", () => {
  const calls: Record<string, (id: string) => Promise<unknown>> = {
    client_token: () => gateway.clientToken.generate({}),
    find: (id) => gateway.transaction.find(id),
    submit: (id) => gateway.transaction.submitForSettlement(id),
    void: (id) => gateway.transaction.void(id),
    refund: (id) => gateway.transaction.refund(id),
    search: () => searchAll(gateway, (search) => search.orderId().is("order-1")),
    line_items: (id) => gateway.transactionLineItem.findAll(id),
    dispute: () => gateway.dispute.find(disputeId),
    dispute_search: async () => {
      for await (const _ of gateway.dispute.search((search) => search.status().is("Open")));
    },
  };
  let disputeId: string;

  test.each(Object.keys(calls))("%s", async (operation) => {
    const { transaction } = await sale();
    const { transaction: disputed } = await sale("order-2");
    await gateway.transaction.submitForSettlement(disputed.id);
    disputeId = double.dispute({ transactionId: disputed.id });
    double.fault({ operation: operation as "find", kind: "503", times: "always" });
    for (const [name, call] of Object.entries(calls)) {
      if (name !== operation) await call(transaction.id);
    }
    await expect(calls[operation]?.(transaction.id)).rejects.toMatchObject({
      name: "serviceUnavailableError",
    });
  });
});

test("a search whose second half fails, fails", async () => {
  await sale();
  double.fault({ operation: "search_page", kind: "500" });
  await expect(
    searchAll(gateway, (search) => search.orderId().is("order-1")),
  ).rejects.toMatchObject({ name: "serverError" });
});

test("a submission whose answer was lost shows as submitted, and submitting again says so", async () => {
  const { transaction } = await sale();
  double.fault({ operation: "submit", kind: "lost" });
  await expect(gateway.transaction.submitForSettlement(transaction.id)).rejects.toThrow();
  expect((await gateway.transaction.find(transaction.id)).status).toBe("submitted_for_settlement");
  expect((await gateway.transaction.submitForSettlement(transaction.id)).success).toBe(false);
});

test("a fault strikes once, as often as told, or until it is disarmed", async () => {
  double.fault({ operation: "sale", kind: "500" });
  await expect(sale("once")).rejects.toThrow();
  await sale("once");

  double.fault({ operation: "sale", kind: "500", times: 2 });
  await expect(sale("twice")).rejects.toThrow();
  await expect(sale("twice")).rejects.toThrow();
  await sale("twice");

  const disarm = double.fault({ operation: ["sale", "find"], kind: "500", times: "always" });
  for (let index = 0; index < 3; index += 1) await expect(sale("always")).rejects.toThrow();
  await expect(gateway.transaction.find("anything")).rejects.toMatchObject({ name: "serverError" });
  disarm();
  await sale("always");
});

test("a fault by chance strikes about as often as told, and the same calls for the same seed", () => {
  const struck = (seed: number) => {
    const faults = new Faults();
    faults.add({ operation: "sale", kind: "reset", probability: 0.3, seed });
    return Array.from({ length: 1000 }, () => faults.take("sale") !== undefined);
  };
  expect(struck(7)).toEqual(struck(7));
  expect(struck(7)).not.toEqual(struck(8));
  const share = struck(7).filter(Boolean).length / 1000;
  expect(share).toBeGreaterThan(0.25);
  expect(share).toBeLessThan(0.35);
});

test("a fault that cannot be is refused", () => {
  expect(() => double.fault({ operation: "sale", kind: "late", effect: "none" })).toThrow();
  expect(() => double.fault({ operation: "sale", kind: "reset", effect: "first" })).toThrow();
  expect(() => double.fault({ operation: "sold" as "sale", kind: "reset" })).toThrow();
});

test("nobody there is refused like any other broken connection", async () => {
  const { port } = double;
  await double.close();
  await expect(sdk(port).transaction.find("anything")).rejects.toMatchObject(
    unexpected(/ECONNREFUSED/),
  );
  double = await startBraintreeEmulator(keys);
});

test("latency slows every answer down", async () => {
  double.settings.latencyMs = 80;
  const before = performance.now();
  await sale();
  expect(performance.now() - before).toBeGreaterThan(75);
});
