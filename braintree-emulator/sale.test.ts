import type { BraintreeGateway } from "braintree";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type RunningEmulator, startBraintreeEmulator } from "./server.ts";
import { codes, keys, sdk, visa } from "./testing/sdk.ts";

let emulator: RunningEmulator;
let gateway: BraintreeGateway;
let nowMs = Date.parse("2026-03-01T12:00:00Z");

beforeEach(async () => {
  emulator = await startBraintreeEmulator({ ...keys, now: () => nowMs });
  gateway = sdk(emulator.port);
});
afterEach(() => emulator.close());

describe("a nonce", () => {
  test("pays once", async () => {
    const sale = { amount: "49.00", paymentMethodNonce: emulator.nonce(visa) };
    expect((await gateway.transaction.sale({ ...sale })).success).toBe(true);
    const second = await gateway.transaction.sale({ ...sale, amount: "50.00" });
    expect(second.success).toBe(false);
    expect(codes(second)).toEqual(["91564"]);
    expect(emulator.audit().transactions).toHaveLength(1);
  });

  test("pays once when many sales use it concurrently", async () => {
    const paymentMethodNonce = emulator.nonce(visa);
    const sales = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        gateway.transaction.sale({ amount: `${index + 1}.00`, paymentMethodNonce }),
      ),
    );
    expect(sales.filter(({ success }) => success)).toHaveLength(1);
  });

  test("is consumed by a decline, but not by an invalid request", async () => {
    const paymentMethodNonce = emulator.nonce(visa);
    await gateway.transaction.sale({ amount: "x", paymentMethodNonce });
    emulator.settings.testAmounts = true;
    await gateway.transaction.sale({ amount: "2001.00", paymentMethodNonce });
    const third = await gateway.transaction.sale({ amount: "1.00", paymentMethodNonce });
    expect(codes(third)).toEqual(["91564"]);
  });

  test("is required and must exist", async () => {
    const sale = await gateway.transaction.sale({ amount: "1.00", paymentMethodNonce: "made-up" });
    expect(codes(sale)).toEqual(["91565"]);
    const none = await gateway.transaction.sale({ amount: "1.00" });
    expect(codes(none)).toEqual(["91508"]);
  });

  test("expires after three hours", async () => {
    const paymentMethodNonce = emulator.nonce(visa);
    nowMs += 3 * 3_600_000 + 1;
    expect(codes(await gateway.transaction.sale({ amount: "1.00", paymentMethodNonce }))).toEqual([
      "91565",
    ]);
  });

  test("does not pay when the card number is not a test number", async () => {
    const paymentMethodNonce = emulator.nonce({ ...visa, number: "4242424242424242" });
    expect(codes(await gateway.transaction.sale({ amount: "1.00", paymentMethodNonce }))).toEqual([
      "81717",
    ]);
  });
});

test.each([
  ["", "81502"],
  ["-1.00", "81501"],
  ["1.005", "81503"],
  ["1,00", "81503"],
  ["$1.00", "81503"],
  ["1e3", "81503"],
  ["0.00", "81531"],
  ["1000000000.00", "81528"],
])("rejects the amount %j with error %s", async (amount, code) => {
  const paymentMethodNonce = emulator.nonce(visa);
  const sale = await gateway.transaction.sale({ amount, paymentMethodNonce });
  expect(codes(sale)).toEqual([code]);
  expect(emulator.audit().transactions).toEqual([]);
});

test("records the device data of a sale", async () => {
  const sale = { amount: "49.00", paymentMethodNonce: emulator.nonce(visa) };
  await gateway.transaction.sale({ ...sale, deviceData: '{"correlation_id":"1"}' });
  expect(emulator.audit().transactions).toMatchObject([{ deviceData: '{"correlation_id":"1"}' }]);
});

test("rejects an order ID with more than 255 characters", async () => {
  const sale = (length: number) =>
    gateway.transaction.sale({
      amount: "1.00",
      orderId: "x".repeat(length),
      paymentMethodNonce: emulator.nonce(visa),
    });
  expect((await sale(255)).success).toBe(true);
  expect(codes(await sale(256))).toEqual(["91501"]);
});

test("rejects an idempotency key, as Braintree does for most accounts", async () => {
  const sale = { amount: "1.00", paymentMethodNonce: emulator.nonce(visa), apiRequestKey: "key-1" };
  expect(codes(await gateway.transaction.sale(sale))).toEqual(["915231"]);
});

describe("a second sale with the same order ID, amount and card", () => {
  const sale = (change = {}) =>
    gateway.transaction.sale({
      amount: "49.00",
      orderId: "order-1",
      paymentMethodNonce: emulator.nonce(visa),
      ...change,
    });

  test("is rejected as a duplicate for 30 seconds", async () => {
    await sale();
    const duplicate = await sale();
    expect(duplicate.success).toBe(false);
    expect(duplicate.transaction).toMatchObject({
      status: "gateway_rejected",
      gatewayRejectionReason: "duplicate",
    });
    nowMs += 30_000;
    expect((await sale()).success).toBe(true);
  });

  test("is not a duplicate with another amount, order ID or card, or after a decline", async () => {
    await sale();
    expect((await sale({ amount: "50.00" })).success).toBe(true);
    expect((await sale({ orderId: "order-2" })).success).toBe(true);
    const mastercard = emulator.nonce({ ...visa, number: "5555555555554444" });
    expect((await sale({ paymentMethodNonce: mastercard })).success).toBe(true);
    emulator.settings.testAmounts = true;
    await sale({ amount: "2000.00" });
    const again = await sale({ amount: "2000.00" });
    expect(again.transaction.status).toBe("processor_declined");
  });

  test("succeeds when duplicate checking is off", async () => {
    emulator.settings.duplicateChecking = false;
    await sale();
    expect((await sale()).success).toBe(true);
    expect(emulator.audit().orders["order-1"]).toMatchObject({ authorizedCents: 9800 });
  });
});

test("rejects an approved sale when the merchant's card rules fail", async () => {
  emulator.settings.duplicateChecking = false;
  const createSale = (card: object) =>
    gateway.transaction.sale({
      amount: "49.00",
      paymentMethodNonce: emulator.nonce({ ...visa, ...card }),
    });
  expect((await createSale({ cvv: "200" })).success).toBe(true);
  emulator.settings.cardRules = true;
  const { success, message, transaction } = await createSale({ cvv: "200" });
  expect([success, message]).toEqual([false, "Gateway Rejected: cvv"]);
  expect(transaction).toMatchObject({
    status: "gateway_rejected",
    gatewayRejectionReason: "cvv",
    processorResponseText: "Approved",
  });
  expect((await createSale({ postalCode: "20000" })).message).toBe("Gateway Rejected: avs");
});

test.each([
  ["80202-1234", []],
  ["80202 1234", []],
  ["K1A 0B1", []],
  ["SW1A 1AA", []],
  ["1234567890", ["81809"]],
  ["80202-12345", ["81809"]],
  ["80202_1234", ["81813"]],
  ["-80202", ["81813"]],
])("validates the letters and digits of the postal code %s", async (postalCode, errors) => {
  const result = await gateway.transaction.sale({
    amount: "49.00",
    paymentMethodNonce: emulator.nonce(visa),
    billing: { postalCode },
  });
  expect(result.success ? [] : codes(result)).toEqual(errors);
});
