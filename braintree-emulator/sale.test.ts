import type { BraintreeGateway } from "braintree";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type RunningEmulator, startBraintreeEmulator } from "./server.ts";
import { codes, keys, sdk, visa } from "./testing/sdk.ts";

let double: RunningEmulator;
let gateway: BraintreeGateway;
let nowMs = Date.parse("2026-03-01T12:00:00Z");

beforeEach(async () => {
  double = await startBraintreeEmulator({ ...keys, now: () => nowMs });
  gateway = sdk(double.port);
});
afterEach(() => double.close());

describe("a nonce", () => {
  test("pays once", async () => {
    const sale = { amount: "49.00", paymentMethodNonce: double.nonce(visa) };
    expect((await gateway.transaction.sale({ ...sale })).success).toBe(true);
    const second = await gateway.transaction.sale({ ...sale, amount: "50.00" });
    expect(second.success).toBe(false);
    expect(codes(second)).toEqual(["91564"]);
    expect(double.audit().transactions).toHaveLength(1);
  });

  test("pays once even when many try at the same time", async () => {
    const paymentMethodNonce = double.nonce(visa);
    const sales = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        gateway.transaction.sale({ amount: `${index + 1}.00`, paymentMethodNonce }),
      ),
    );
    expect(sales.filter(({ success }) => success)).toHaveLength(1);
  });

  test("is spent by a decline, and not by a request that made no sense", async () => {
    const paymentMethodNonce = double.nonce(visa);
    await gateway.transaction.sale({ amount: "x", paymentMethodNonce });
    double.settings.testAmounts = true;
    await gateway.transaction.sale({ amount: "2001.00", paymentMethodNonce });
    const third = await gateway.transaction.sale({ amount: "1.00", paymentMethodNonce });
    expect(codes(third)).toEqual(["91564"]);
  });

  test("must exist", async () => {
    const sale = await gateway.transaction.sale({ amount: "1.00", paymentMethodNonce: "made-up" });
    expect(codes(sale)).toEqual(["91565"]);
    const none = await gateway.transaction.sale({ amount: "1.00" });
    expect(codes(none)).toEqual(["91508"]);
  });

  test("lasts three hours", async () => {
    const paymentMethodNonce = double.nonce(visa);
    nowMs += 3 * 3_600_000 + 1;
    expect(codes(await gateway.transaction.sale({ amount: "1.00", paymentMethodNonce }))).toEqual([
      "91565",
    ]);
  });

  test("of a number that is no test number does not pay", async () => {
    const paymentMethodNonce = double.nonce({ ...visa, number: "4242424242424242" });
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
])("the amount %j is refused with %s", async (amount, code) => {
  const paymentMethodNonce = double.nonce(visa);
  const sale = await gateway.transaction.sale({ amount, paymentMethodNonce });
  expect(codes(sale)).toEqual([code]);
  expect(double.audit().transactions).toEqual([]);
});

test("an order id has at most 255 characters", async () => {
  const sale = (length: number) =>
    gateway.transaction.sale({
      amount: "1.00",
      orderId: "x".repeat(length),
      paymentMethodNonce: double.nonce(visa),
    });
  expect((await sale(255)).success).toBe(true);
  expect(codes(await sale(256))).toEqual(["91501"]);
});

test("an idempotency key is refused, as by every account that was not invited to use it", async () => {
  const sale = { amount: "1.00", paymentMethodNonce: double.nonce(visa), apiRequestKey: "key-1" };
  expect(codes(await gateway.transaction.sale(sale))).toEqual(["915231"]);
});

describe("a second sale with the same order id, amount and card", () => {
  const sale = (change = {}) =>
    gateway.transaction.sale({
      amount: "49.00",
      orderId: "order-1",
      paymentMethodNonce: double.nonce(visa),
      ...change,
    });

  test("is rejected as a duplicate for 30 seconds", async () => {
    await sale();
    const twin = await sale();
    expect(twin.success).toBe(false);
    expect(twin.transaction).toMatchObject({
      status: "gateway_rejected",
      gatewayRejectionReason: "duplicate",
    });
    nowMs += 30_000;
    expect((await sale()).success).toBe(true);
  });

  test("is another matter with another amount, order or card, or after a decline", async () => {
    await sale();
    expect((await sale({ amount: "50.00" })).success).toBe(true);
    expect((await sale({ orderId: "order-2" })).success).toBe(true);
    const mastercard = double.nonce({ ...visa, number: "5555555555554444" });
    expect((await sale({ paymentMethodNonce: mastercard })).success).toBe(true);
    double.settings.testAmounts = true;
    await sale({ amount: "2000.00" });
    const again = await sale({ amount: "2000.00" });
    expect(again.transaction.status).toBe("processor_declined");
  });

  test("goes through when the check is off", async () => {
    double.settings.duplicateChecking = false;
    await sale();
    expect((await sale()).success).toBe(true);
    expect(double.audit().orders["order-1"]).toMatchObject({ authorizedCents: 9800 });
  });
});

test("the merchant's rules reject what the bank approved", async () => {
  double.settings.duplicateChecking = false;
  const sell = (card: object) =>
    gateway.transaction.sale({
      amount: "49.00",
      paymentMethodNonce: double.nonce({ ...visa, ...card }),
    });
  expect((await sell({ cvv: "200" })).success).toBe(true);
  double.settings.cardRules = true;
  const { success, message, transaction } = await sell({ cvv: "200" });
  expect([success, message]).toEqual([false, "Gateway Rejected: cvv"]);
  expect(transaction).toMatchObject({
    status: "gateway_rejected",
    gatewayRejectionReason: "cvv",
    processorResponseText: "Approved",
  });
  expect((await sell({ postalCode: "20000" })).message).toBe("Gateway Rejected: avs");
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
])("checks the postal code %s by its letters and numbers", async (postalCode, errors) => {
  const result = await gateway.transaction.sale({
    amount: "49.00",
    paymentMethodNonce: double.nonce(visa),
    billing: { postalCode },
  });
  expect(result.success ? [] : codes(result)).toEqual(errors);
});
