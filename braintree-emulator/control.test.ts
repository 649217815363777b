import type { BraintreeGateway } from "braintree";
import { afterEach, beforeEach, expect, test } from "vitest";
import { connectBraintreeEmulator } from "./remote-client.ts";
import { type RunningEmulator, startBraintreeEmulator } from "./server.ts";
import { keys, sdk, visa } from "./testing/sdk.ts";

let emulator: RunningEmulator;
let remote: ReturnType<typeof connectBraintreeEmulator>;
let gateway: BraintreeGateway;

beforeEach(async () => {
  emulator = await startBraintreeEmulator(keys);
  remote = connectBraintreeEmulator(emulator.url);
  gateway = sdk(emulator.port);
});
afterEach(() => emulator.close());

const sale = async (change = {}) =>
  gateway.transaction.sale({
    amount: "49.00",
    orderId: "order-1",
    paymentMethodNonce: await remote.nonce(visa),
    ...change,
  });

test("adds and removes faults from another process", async () => {
  await remote.fault({ operation: "sale", kind: "503", times: "always" });
  await expect(sale()).rejects.toMatchObject({ name: "serviceUnavailableError" });
  await remote.clearFaults();
  expect((await sale()).success).toBe(true);
});

test("settles from another process, and returns the history of every transaction", async () => {
  const { transaction } = await sale();
  await gateway.transaction.submitForSettlement(transaction.id);
  await remote.settle(transaction.id, "settling");
  await remote.settle(transaction.id);
  await gateway.transaction.refund(transaction.id, "9.00");
  const audit = await remote.audit();
  expect(audit).toEqual(JSON.parse(JSON.stringify(emulator.audit())));
  expect(audit.transactions[0]).toMatchObject({
    id: transaction.id,
    orderId: "order-1",
    amountCents: 4900,
    status: "settled",
    history: [
      { status: "authorized" },
      { status: "submitted_for_settlement" },
      { status: "settling" },
      { status: "settled" },
    ],
  });
  expect(audit.orders).toEqual({
    "order-1": { authorizedCents: 0, capturedCents: 4900, refundedCents: 900, captures: 1 },
  });
  expect(audit.calls).toEqual({ sale: 1, submit: 1, refund: 1 });
});

test("counts both captures of an order in the audit, but no voids and declines", async () => {
  await remote.set({ duplicateChecking: false, testAmounts: true });
  const options = { submitForSettlement: true };
  await sale({ options });
  await sale({ options });
  await sale();
  const { transaction } = await sale({ options });
  await gateway.transaction.void(transaction.id);
  await sale({ amount: "2000.00", options });
  expect((await remote.audit()).orders["order-1"]).toEqual({
    authorizedCents: 4900,
    capturedCents: 9800,
    refundedCents: 0,
    captures: 2,
  });
});

test("refunds, voids, declines and disputes from another process", async () => {
  await remote.set({ duplicateChecking: false, refundsWhileSettling: false });
  const options = { submitForSettlement: true };
  const id = (await sale({ options })).transaction.id;
  const voided = (await sale({ options })).transaction.id;
  await remote.voidInControlPanel(voided);
  expect(await remote.settleOvernight("settling")).toEqual([id]);
  await expect(remote.refundInControlPanel(id)).rejects.toThrow("91574");
  expect(await remote.settleOvernight()).toEqual([id]);
  await remote.declineNextRefund("2004");
  await expect(remote.refundInControlPanel(id)).rejects.toThrow("Expired Card");
  await remote.failRefund(await remote.refundInControlPanel(id), "failed");
  const part = await remote.refundInControlPanel(id, 900);
  const disputeId = await remote.dispute({ transactionId: id, amountCents: 4000 });
  await remote.changeDispute(disputeId, "lost");

  const { transactions } = await remote.audit();
  const find = (id: string) => transactions.find((transaction) => transaction.id === id);
  expect(find(part)).toMatchObject({ type: "credit", orderId: "order-1", amountCents: 900 });
  expect(find(voided)?.money).toMatchObject({ voidedCents: 4900 });
  expect(find(id)).toMatchObject({
    money: { capturedCents: 4900, refundedCents: 900, disputeLostCents: 4000 },
    disputes: [{ id: disputeId, status: "lost" }],
  });
  const { bt_signature, bt_payload } = await remote.notification({
    kind: "dispute_lost",
    disputeId,
  });
  expect(await gateway.webhookNotification.parse(bt_signature, bt_payload)).toMatchObject({
    dispute: { id: disputeId, status: "lost" },
  });
});

test("creates PayPal and Venmo nonces from another process", async () => {
  const paypal = await remote.nonce("paypal");
  expect((await sale({ paymentMethodNonce: paypal })).transaction.paymentInstrumentType).toBe(
    "paypal_account",
  );
  const venmo = await remote.nonce("venmo");
  expect((await sale({ paymentMethodNonce: venmo })).success).toBe(true);
});

test("signs notifications from another process", async () => {
  const { transaction } = await sale();
  const about = { kind: "transaction_settled", transactionId: transaction.id } as const;
  const { bt_signature, bt_payload } = await remote.notification(about);
  const parsed = await gateway.webhookNotification.parse(bt_signature, bt_payload);
  expect(parsed.kind).toBe("transaction_settled");
});

test("adds earlier sales and a dispute from another process", async () => {
  const createdAt = new Date("2026-01-05T10:00:00Z");
  const earlier = { id: "earlier1", orderId: "order-7", amountCents: 4900, createdAt } as const;
  await remote.addTransaction({ ...earlier, method: visa, status: "settled" });
  await expect(
    remote.addTransaction({ ...earlier, method: "paypal", status: "settled" }),
  ).rejects.toThrow("There is a transaction earlier1");
  expect(await gateway.transaction.find("earlier1")).toMatchObject({
    ...{ orderId: "order-7", amount: "49.00", status: "settled" },
    ...{ createdAt: "2026-01-05T10:00:00Z", paymentInstrumentType: "credit_card" },
  });
  const receivedAt = new Date("2026-01-20T10:00:00Z");
  await remote.dispute({
    ...{ id: "dispute1", transactionId: "earlier1", caseNumber: "CB7", receivedAt },
  });
  // The published types miss the wrapper object.
  expect(await gateway.dispute.find("dispute1")).toMatchObject({
    dispute: { id: "dispute1", caseNumber: "CB7", receivedDate: "2026-01-20", status: "open" },
  });
  expect((await gateway.transaction.refund("earlier1")).success).toBe(true);
});

test("deletes everything but the settings on reset", async () => {
  await remote.set({ latencyMs: 1 });
  const { transaction } = await sale({ options: { submitForSettlement: true } });
  await remote.dispute({ transactionId: transaction.id });
  await remote.declineNextRefund();
  await remote.fault({ operation: "sale", kind: "500" });
  await remote.reset();
  expect(await remote.audit()).toEqual({ transactions: [], orders: {}, calls: {} });
  expect((await sale()).success).toBe(true);
  expect(emulator.settings.latencyMs).toBe(1);
});

test("rejects invalid input with a reason", async () => {
  // @ts-expect-error: no such operation
  await expect(remote.fault({ operation: "sell", kind: "500" })).rejects.toThrow("operation");
  await expect(remote.settle("nothere1")).rejects.toThrow("No transaction nothere1");
  await expect(remote.dispute({ transactionId: "nothere1", replyBy: "tomorrow" })).rejects.toThrow(
    "replyBy",
  );
  await expect(remote.webhook({ kind: "check" })).rejects.toThrow("needs a URL");
  const unknown = await fetch(`${emulator.url}/_control/nothing`);
  expect(unknown.status).toBe(404);
  const malformed = await fetch(`${emulator.url}/_control/faults`, { method: "POST", body: "{" });
  expect(malformed.status).toBe(400);
});
