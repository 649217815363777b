import type { BraintreeGateway } from "braintree";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type RunningEmulator, startBraintreeEmulator } from "./server.ts";
import { keys, sdk, searchAll, visa } from "./testing/sdk.ts";

let emulator: RunningEmulator;
let gateway: BraintreeGateway;
let nowMs: number;

beforeEach(async () => {
  nowMs = Date.parse("2026-03-01T12:00:00Z");
  emulator = await startBraintreeEmulator({ ...keys, now: () => nowMs });
  gateway = sdk(emulator.port);
});
afterEach(() => emulator.close());

const authorize = (orderId = "order-1", amount = "49.00") =>
  gateway.transaction.sale({ amount, orderId, paymentMethodNonce: emulator.nonce(visa) });

test("returns a client token with the merchant and the configuration's URL", async () => {
  const { clientToken } = await gateway.clientToken.generate({});
  expect(JSON.parse(atob(clientToken))).toMatchObject({
    version: 2,
    merchantId: keys.merchantId,
    configUrl: `https://api.sandbox.braintreegateway.com/merchants/${keys.merchantId}/client_api/v1/configuration`,
  });
});

test("authorizes a sale and returns its card", async () => {
  const { success, transaction } = await authorize();
  expect(success).toBe(true);
  expect(transaction).toMatchObject({
    id: expect.stringMatching(/^[a-z0-9]{8}$/),
    status: "authorized",
    type: "sale",
    amount: "49.00",
    orderId: "order-1",
    paymentInstrumentType: "credit_card",
    processorResponseCode: "1000",
    processorResponseText: "Approved",
    createdAt: "2026-03-01T12:00:00Z",
    creditCard: { last4: "1111", cardType: "Visa", maskedNumber: "411111******1111" },
  });
});

test("submits a sale for settlement in the same call", async () => {
  const { transaction } = await gateway.transaction.sale({
    amount: "49.00",
    paymentMethodNonce: emulator.nonce(visa),
    options: { submitForSettlement: true },
  });
  expect(transaction.status).toBe("submitted_for_settlement");
  expect(transaction.statusHistory?.map(({ status }) => status)).toEqual([
    "authorized",
    "submitted_for_settlement",
  ]);
});

test("accepts PayPal and Venmo accounts", async () => {
  const paypal = await gateway.transaction.sale({
    amount: "5.00",
    paymentMethodNonce: emulator.nonce("paypal"),
  });
  expect(paypal.transaction.paypalAccount).toMatchObject({ payerEmail: "payer@example.com" });
  const venmo = await gateway.transaction.sale({
    amount: "5.00",
    paymentMethodNonce: emulator.nonce("venmo"),
  });
  expect(venmo.transaction.paymentInstrumentType).toBe("venmo_account");
  expect(venmo.transaction.venmoAccount).toMatchObject({ username: "pat" });
});

test("submits an authorized sale for a smaller amount", async () => {
  const { transaction } = await authorize();
  const submitted = await gateway.transaction.submitForSettlement(transaction.id, "40.00");
  expect(submitted.transaction).toMatchObject({
    status: "submitted_for_settlement",
    amount: "40.00",
  });
});

test("voids a sale before it settles", async () => {
  const { transaction } = await authorize();
  const voided = await gateway.transaction.void(transaction.id);
  expect(voided.transaction.status).toBe("voided");
});

test("refunds a settled sale in part, then the rest", async () => {
  const { transaction } = await authorize();
  await gateway.transaction.submitForSettlement(transaction.id);
  emulator.settle(transaction.id);
  const part = await gateway.transaction.refund(transaction.id, "20.00");
  expect(part.transaction).toMatchObject({
    type: "credit",
    amount: "20.00",
    status: "submitted_for_settlement",
    refundedTransactionId: transaction.id,
    orderId: "order-1",
    processorResponseCode: "1002",
  });
  const rest = await gateway.transaction.refund(transaction.id);
  expect(rest.transaction.amount).toBe("29.00");
  expect((await gateway.transaction.find(transaction.id)).refundIds).toEqual([
    part.transaction.id,
    rest.transaction.id,
  ]);
});

test("accepts a separate order ID for a refund", async () => {
  const { transaction } = await authorize();
  await gateway.transaction.submitForSettlement(transaction.id);
  emulator.settle(transaction.id);
  // The published types only allow an amount.
  const options = { amount: "1.00", orderId: "refund-1" } as unknown as string;
  const { transaction: refund } = await gateway.transaction.refund(transaction.id, options);
  expect(refund).toMatchObject({ amount: "1.00", orderId: "refund-1" });
});

test("settles with the SDK's testing calls", async () => {
  const { transaction } = await authorize();
  await gateway.transaction.submitForSettlement(transaction.id);
  await gateway.testing.settlementPending(transaction.id);
  expect((await gateway.transaction.find(transaction.id)).status).toBe("settlement_pending");
  await gateway.testing.settle(transaction.id);
  expect((await gateway.transaction.find(transaction.id)).status).toBe("settled");
});

test("throws notFoundError for an unknown transaction", async () => {
  await expect(gateway.transaction.find("nothere1")).rejects.toMatchObject({
    name: "notFoundError",
  });
  await expect(gateway.transaction.void("nothere1")).rejects.toMatchObject({
    name: "notFoundError",
  });
});

test("finds transactions by order ID, newest first", async () => {
  const first = await authorize("order-1", "1.00");
  await authorize("order-10", "1.00");
  const second = await authorize("order-1", "2.00");
  const found = await searchAll(gateway, (search) => search.orderId().is("order-1"));
  expect(found.map(({ id }) => id)).toEqual([second.transaction.id, first.transaction.id]);
  expect(await searchAll(gateway, (search) => search.orderId().is("none"))).toEqual([]);
});

test("finds transactions by status and type", async () => {
  const { transaction } = await authorize("order-1");
  await authorize("order-2");
  await gateway.transaction.submitForSettlement(transaction.id);
  emulator.settle(transaction.id);
  await gateway.transaction.refund(transaction.id);
  const settled = await searchAll(gateway, (search) => search.status().in(["settled", "voided"]));
  expect(settled.map(({ id }) => id)).toEqual([transaction.id]);
  const refunds = await searchAll(gateway, (search) => search.type().is("credit"));
  expect(refunds).toMatchObject([{ refundedTransactionId: transaction.id }]);
});

test("finds transactions by creation time, including both ends", async () => {
  const createSaleAt = async (time: string) => {
    nowMs = Date.parse(time);
    return (await authorize(time)).transaction.id;
  };
  await createSaleAt("2026-03-01T11:59:59Z");
  const first = await createSaleAt("2026-03-01T12:00:00Z");
  const last = await createSaleAt("2026-03-01T13:00:00Z");
  await createSaleAt("2026-03-01T13:00:01Z");
  const [from, to] = [new Date("2026-03-01T12:00:00Z"), new Date("2026-03-01T13:00:00Z")];
  const found = await searchAll(gateway, (search) => search.createdAt().between(from, to));
  expect(found.map(({ id }) => id)).toEqual([last, first]);
  expect(await searchAll(gateway, (search) => search.createdAt().min(to))).toHaveLength(2);
});

test("returns all pages of a search", async () => {
  for (let index = 0; index < 120; index += 1) await authorize(`order-${index}`);
  const found = await searchAll(gateway, (search) => search.orderId().startsWith("order-"));
  expect(new Set(found.map(({ id }) => id)).size).toBe(120);
  expect(emulator.audit().calls).toMatchObject({ search: 1, search_page: 3 });
});

test("fails a search with an unsupported criterion", async () => {
  await authorize();
  const search = searchAll(gateway, (criteria) => criteria.customerEmail().is("pat@example.com"));
  await expect(search).rejects.toMatchObject({ name: "unexpectedError" });
});

test("rejects invalid keys and other merchants", async () => {
  for (const keys of [{ publicKey: "x" }, { privateKey: "x" }, { merchantId: "x" }]) {
    const unauthorized = sdk(emulator.port, keys);
    await expect(unauthorized.transaction.find("anything")).rejects.toMatchObject({
      name: "authenticationError",
    });
  }
});

test("returns an order ID with special characters unchanged", async () => {
  const orderId = `<&>"'é😀`;
  const { transaction } = await authorize(orderId);
  expect((await gateway.transaction.find(transaction.id)).orderId).toBe(orderId);
});
