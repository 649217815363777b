import type { BraintreeGateway } from "braintree";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type RunningEmulator, startBraintreeEmulator } from "./server.ts";
import { keys, sdk, searchAll, visa } from "./testing/sdk.ts";

let double: RunningEmulator;
let gateway: BraintreeGateway;
let nowMs: number;

beforeEach(async () => {
  nowMs = Date.parse("2026-03-01T12:00:00Z");
  double = await startBraintreeEmulator({ ...keys, now: () => nowMs });
  gateway = sdk(double.port);
});
afterEach(() => double.close());

const authorize = (orderId = "order-1", amount = "49.00") =>
  gateway.transaction.sale({ amount, orderId, paymentMethodNonce: double.nonce(visa) });

test("a client token names the merchant and where the configuration is", async () => {
  const { clientToken } = await gateway.clientToken.generate({});
  expect(JSON.parse(atob(clientToken))).toMatchObject({
    version: 2,
    merchantId: keys.merchantId,
    configUrl: `https://api.sandbox.braintreegateway.com/merchants/${keys.merchantId}/client_api/v1/configuration`,
  });
});

test("a sale authorizes and shows the card it charged", async () => {
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

test("a sale may be submitted for settlement at once", async () => {
  const { transaction } = await gateway.transaction.sale({
    amount: "49.00",
    paymentMethodNonce: double.nonce(visa),
    options: { submitForSettlement: true },
  });
  expect(transaction.status).toBe("submitted_for_settlement");
  expect(transaction.statusHistory?.map(({ status }) => status)).toEqual([
    "authorized",
    "submitted_for_settlement",
  ]);
});

test("PayPal and Venmo accounts pay like cards", async () => {
  const paypal = await gateway.transaction.sale({
    amount: "5.00",
    paymentMethodNonce: double.nonce("paypal"),
  });
  expect(paypal.transaction.paypalAccount).toMatchObject({ payerEmail: "payer@example.com" });
  const venmo = await gateway.transaction.sale({
    amount: "5.00",
    paymentMethodNonce: double.nonce("venmo"),
  });
  expect(venmo.transaction.paymentInstrumentType).toBe("venmo_account");
  expect(venmo.transaction.venmoAccount).toMatchObject({ username: "pat" });
});

test("an authorized sale is submitted, for less if wanted", async () => {
  const { transaction } = await authorize();
  const submitted = await gateway.transaction.submitForSettlement(transaction.id, "40.00");
  expect(submitted.transaction).toMatchObject({
    status: "submitted_for_settlement",
    amount: "40.00",
  });
});

test("a sale is voided before it settles", async () => {
  const { transaction } = await authorize();
  const voided = await gateway.transaction.void(transaction.id);
  expect(voided.transaction.status).toBe("voided");
});

test("a settled sale is refunded in parts, then whole", async () => {
  const { transaction } = await authorize();
  await gateway.transaction.submitForSettlement(transaction.id);
  double.settle(transaction.id);
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

test("a refund may have an order id of its own", async () => {
  const { transaction } = await authorize();
  await gateway.transaction.submitForSettlement(transaction.id);
  double.settle(transaction.id);
  // The published types know an amount only.
  const options = { amount: "1.00", orderId: "refund-1" } as unknown as string;
  const { transaction: refund } = await gateway.transaction.refund(transaction.id, options);
  expect(refund).toMatchObject({ amount: "1.00", orderId: "refund-1" });
});

test("the SDK's own testing calls settle", async () => {
  const { transaction } = await authorize();
  await gateway.transaction.submitForSettlement(transaction.id);
  await gateway.testing.settlementPending(transaction.id);
  expect((await gateway.transaction.find(transaction.id)).status).toBe("settlement_pending");
  await gateway.testing.settle(transaction.id);
  expect((await gateway.transaction.find(transaction.id)).status).toBe("settled");
});

test("an unknown transaction is not found", async () => {
  await expect(gateway.transaction.find("nothere1")).rejects.toMatchObject({
    name: "notFoundError",
  });
  await expect(gateway.transaction.void("nothere1")).rejects.toMatchObject({
    name: "notFoundError",
  });
});

test("search finds by order id, newest first", async () => {
  const first = await authorize("order-1", "1.00");
  await authorize("order-10", "1.00");
  const second = await authorize("order-1", "2.00");
  const found = await searchAll(gateway, (search) => search.orderId().is("order-1"));
  expect(found.map(({ id }) => id)).toEqual([second.transaction.id, first.transaction.id]);
  expect(await searchAll(gateway, (search) => search.orderId().is("none"))).toEqual([]);
});

test("search finds by status and by type", async () => {
  const { transaction } = await authorize("order-1");
  await authorize("order-2");
  await gateway.transaction.submitForSettlement(transaction.id);
  double.settle(transaction.id);
  await gateway.transaction.refund(transaction.id);
  const settled = await searchAll(gateway, (search) => search.status().in(["settled", "voided"]));
  expect(settled.map(({ id }) => id)).toEqual([transaction.id]);
  const refunds = await searchAll(gateway, (search) => search.type().is("credit"));
  expect(refunds).toMatchObject([{ refundedTransactionId: transaction.id }]);
});

test("search finds by when it was created, both ends included", async () => {
  const at = async (time: string) => {
    nowMs = Date.parse(time);
    return (await authorize(time)).transaction.id;
  };
  await at("2026-03-01T11:59:59Z");
  const first = await at("2026-03-01T12:00:00Z");
  const last = await at("2026-03-01T13:00:00Z");
  await at("2026-03-01T13:00:01Z");
  const [from, to] = [new Date("2026-03-01T12:00:00Z"), new Date("2026-03-01T13:00:00Z")];
  const found = await searchAll(gateway, (search) => search.createdAt().between(from, to));
  expect(found.map(({ id }) => id)).toEqual([last, first]);
  expect(await searchAll(gateway, (search) => search.createdAt().min(to))).toHaveLength(2);
});

test("search reads more than a page", async () => {
  for (let index = 0; index < 120; index += 1) await authorize(`order-${index}`);
  const found = await searchAll(gateway, (search) => search.orderId().startsWith("order-"));
  expect(new Set(found.map(({ id }) => id)).size).toBe(120);
  expect(double.audit().calls).toMatchObject({ search: 1, search_page: 3 });
});

test("a criterion it does not know is an error and not a search for everything", async () => {
  await authorize();
  const search = searchAll(gateway, (criteria) => criteria.customerEmail().is("pat@example.com"));
  await expect(search).rejects.toMatchObject({ name: "unexpectedError" });
});

test("other keys, or another merchant's, are refused", async () => {
  for (const own of [{ publicKey: "x" }, { privateKey: "x" }, { merchantId: "x" }]) {
    const stranger = sdk(double.port, own);
    await expect(stranger.transaction.find("anything")).rejects.toMatchObject({
      name: "authenticationError",
    });
  }
});

test("any text survives as an order id", async () => {
  const orderId = `<&>"'é😀`;
  const { transaction } = await authorize(orderId);
  expect((await gateway.transaction.find(transaction.id)).orderId).toBe(orderId);
});
