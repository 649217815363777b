import type { BraintreeGateway } from "braintree";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type FaultRule, Faults } from "./faults.ts";
import { type RunningEmulator, startBraintreeEmulator } from "./server.ts";
import { keys, sdk, searchAll, visa } from "./testing/sdk.ts";

let emulator: RunningEmulator;
let gateway: BraintreeGateway;
let withShortTimeout: BraintreeGateway;

beforeEach(async () => {
  emulator = await startBraintreeEmulator(keys);
  gateway = sdk(emulator.port);
  withShortTimeout = sdk(emulator.port, { timeoutMs: 250 });
});
afterEach(() => emulator.close());

const sale = (orderId = "order-1", by = gateway) =>
  by.transaction.sale({ amount: "49.00", orderId, paymentMethodNonce: emulator.nonce(visa) });

const getAuthorizedCents = (orderId = "order-1") =>
  emulator.audit().orders[orderId]?.authorizedCents ?? 0;

const unexpected = (message: RegExp) => ({
  name: "unexpectedError",
  message: expect.stringMatching(message),
});

describe("a sale", () => {
  test.each<[FaultRule["kind"], object, authorizedCents: number]>([
    ["hang", unexpected(/^Request timed out$/), 0],
    ["reset", unexpected(/ECONNRESET|socket hang up/), 0],
    ["response_lost", unexpected(/ECONNRESET|socket hang up/), 4900],
    ["500", { name: "serverError" }, 0],
    ["503", { name: "serviceUnavailableError" }, 0],
    ["truncated", unexpected(/^Unexpected response error: Error: aborted$/), 4900],
  ])("throws an SDK error when the fault is %s", async (kind, error, authorizedCents) => {
    emulator.fault({ operation: "sale", kind });
    const client = kind === "hang" ? withShortTimeout : gateway;
    await expect(sale("order-1", client)).rejects.toMatchObject(error);
    expect(getAuthorizedCents()).toBe(authorizedCents);
  });

  test("succeeds when the response is delayed by less than the timeout", async () => {
    emulator.fault({ operation: "sale", kind: "delayed", delayMs: 100 });
    const before = performance.now();
    expect((await sale()).success).toBe(true);
    expect(performance.now() - before).toBeGreaterThan(95);
  });

  test("is charged immediately when the response comes after the timeout", async () => {
    emulator.fault({ operation: "sale", kind: "delayed", delayMs: 600 });
    await expect(sale("order-1", withShortTimeout)).rejects.toMatchObject(unexpected(/timed out/));
    expect(getAuthorizedCents()).toBe(4900);
  });

  test("takes effect after the caller has timed out", async () => {
    emulator.fault({ operation: "sale", kind: "delayed", effect: "after", delayMs: 1_500 });
    await expect(sale("order-1", withShortTimeout)).rejects.toMatchObject(unexpected(/timed out/));
    expect(getAuthorizedCents()).toBe(0);
    await expect.poll(() => getAuthorizedCents()).toBe(4900);
  });

  test.each(["500", "503"] as const)("is charged although it returns %s", async (kind) => {
    emulator.fault({ operation: "sale", kind, effect: "before" });
    await expect(sale()).rejects.toThrow();
    expect(getAuthorizedCents()).toBe(4900);
  });

  test("is charged although it hangs", async () => {
    emulator.fault({ operation: "sale", kind: "hang", effect: "before" });
    await expect(sale("order-1", withShortTimeout)).rejects.toMatchObject(unexpected(/timed out/));
    expect(getAuthorizedCents()).toBe(4900);
  });

  test("loses its response immediately and takes effect later", async () => {
    emulator.fault({ operation: "sale", kind: "response_lost", effect: "after", delayMs: 1_000 });
    await expect(sale()).rejects.toThrow();
    expect(getAuthorizedCents()).toBe(0);
    await expect.poll(() => getAuthorizedCents()).toBe(4900);
  });
});

describe("a fault affects only its operation", () => {
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
    disputeId = emulator.dispute({ transactionId: disputed.id });
    emulator.fault({ operation: operation as "find", kind: "503", times: "always" });
    for (const [name, call] of Object.entries(calls)) {
      if (name !== operation) await call(transaction.id);
    }
    await expect(calls[operation]?.(transaction.id)).rejects.toMatchObject({
      name: "serviceUnavailableError",
    });
  });
});

test("fails a search when its second request fails", async () => {
  await sale();
  emulator.fault({ operation: "search_page", kind: "500" });
  await expect(
    searchAll(gateway, (search) => search.orderId().is("order-1")),
  ).rejects.toMatchObject({ name: "serverError" });
});

test("rejects a second submission after the first response was lost", async () => {
  const { transaction } = await sale();
  emulator.fault({ operation: "submit", kind: "response_lost" });
  await expect(gateway.transaction.submitForSettlement(transaction.id)).rejects.toThrow();
  expect((await gateway.transaction.find(transaction.id)).status).toBe("submitted_for_settlement");
  expect((await gateway.transaction.submitForSettlement(transaction.id)).success).toBe(false);
});

test("applies a fault once, a number of times, or until it is removed", async () => {
  emulator.fault({ operation: "sale", kind: "500" });
  await expect(sale("once")).rejects.toThrow();
  await sale("once");

  emulator.fault({ operation: "sale", kind: "500", times: 2 });
  await expect(sale("twice")).rejects.toThrow();
  await expect(sale("twice")).rejects.toThrow();
  await sale("twice");

  const removeFault = emulator.fault({ operation: ["sale", "find"], kind: "500", times: "always" });
  for (let index = 0; index < 3; index += 1) await expect(sale("always")).rejects.toThrow();
  await expect(gateway.transaction.find("anything")).rejects.toMatchObject({ name: "serverError" });
  removeFault();
  await sale("always");
});

test("affects only requests that contain the text", async () => {
  emulator.fault({ operation: "sale", kind: "500", requestContains: "order-2" });
  expect((await sale("order-1")).success).toBe(true);
  await expect(sale("order-2")).rejects.toMatchObject({ name: "serverError" });
});

test("applies a random fault with its probability, to the same calls for the same seed", () => {
  const applyFaults = (seed: number) => {
    const faults = new Faults();
    faults.add({ operation: "sale", kind: "reset", probability: 0.3, seed });
    return Array.from({ length: 1000 }, () => faults.take("sale") !== undefined);
  };
  expect(applyFaults(7)).toEqual(applyFaults(7));
  expect(applyFaults(7)).not.toEqual(applyFaults(8));
  const share = applyFaults(7).filter(Boolean).length / 1000;
  expect(share).toBeGreaterThan(0.25);
  expect(share).toBeLessThan(0.35);
});

test("rejects an impossible fault", () => {
  expect(() => emulator.fault({ operation: "sale", kind: "delayed", effect: "none" })).toThrow();
  expect(() => emulator.fault({ operation: "sale", kind: "reset", effect: "before" })).toThrow();
  expect(() => emulator.fault({ operation: "sold" as "sale", kind: "reset" })).toThrow();
});

test("throws the same SDK error when the emulator is not running", async () => {
  const { port } = emulator;
  await emulator.close();
  await expect(sdk(port).transaction.find("anything")).rejects.toMatchObject(
    unexpected(/ECONNREFUSED/),
  );
  emulator = await startBraintreeEmulator(keys);
});

test("delays every response by the latency", async () => {
  emulator.settings.latencyMs = 80;
  const before = performance.now();
  await sale();
  expect(performance.now() - before).toBeGreaterThan(75);
});
