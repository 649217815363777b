import type { BraintreeGateway } from "braintree";
import { afterEach, beforeEach, expect, test } from "vitest";
import { connectBraintreeEmulator } from "./remote-client.ts";
import { type RunningEmulator, startBraintreeEmulator } from "./server.ts";
import { keys, sdk, visa } from "./testing/sdk.ts";

let double: RunningEmulator;
let remote: ReturnType<typeof connectBraintreeEmulator>;
let gateway: BraintreeGateway;

beforeEach(async () => {
  double = await startBraintreeEmulator(keys);
  remote = connectBraintreeEmulator(double.url);
  gateway = sdk(double.port);
});
afterEach(() => double.close());

const sale = async (change = {}) =>
  gateway.transaction.sale({
    amount: "49.00",
    orderId: "order-1",
    paymentMethodNonce: await remote.nonce(visa),
    ...change,
  });

test("another process arms and disarms faults", async () => {
  await remote.fault({ operation: "sale", kind: "503", times: "always" });
  await expect(sale()).rejects.toMatchObject({ name: "serviceUnavailableError" });
  await remote.clearFaults();
  expect((await sale()).success).toBe(true);
});

test("another process settles, and reads the whole history of every transaction", async () => {
  const { transaction } = await sale();
  await gateway.transaction.submitForSettlement(transaction.id);
  await remote.settle(transaction.id, "settling");
  await remote.settle(transaction.id);
  await gateway.transaction.refund(transaction.id, "9.00");
  const audit = await remote.audit();
  expect(audit).toEqual(JSON.parse(JSON.stringify(double.audit())));
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

test("the audit counts what was captured twice, and neither voids nor declines", async () => {
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

test("another process refunds, voids, declines and disputes", async () => {
  await remote.set({ duplicateChecking: false, refundsWhileSettling: false });
  const options = { submitForSettlement: true };
  const id = (await sale({ options })).transaction.id;
  const voided = (await sale({ options })).transaction.id;
  await remote.voidInControlPanel(voided);
  expect(await remote.settleAll("settling")).toEqual([id]);
  await expect(remote.refundInControlPanel(id)).rejects.toThrow("91574");
  expect(await remote.settleAll()).toEqual([id]);
  await remote.declineNextRefund("2004");
  await expect(remote.refundInControlPanel(id)).rejects.toThrow("Expired Card");
  await remote.failRefund(await remote.refundInControlPanel(id), "failed");
  const part = await remote.refundInControlPanel(id, 900);
  const disputeId = await remote.dispute({ transactionId: id, amountCents: 4000 });
  await remote.changeDispute(disputeId, "lost");

  const { transactions } = await remote.audit();
  const find = (wanted: string) => transactions.find((transaction) => transaction.id === wanted);
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

test("another process makes PayPal and Venmo nonces", async () => {
  const paypal = await remote.nonce("paypal");
  expect((await sale({ paymentMethodNonce: paypal })).transaction.paymentInstrumentType).toBe(
    "paypal_account",
  );
  const venmo = await remote.nonce("venmo");
  expect((await sale({ paymentMethodNonce: venmo })).success).toBe(true);
});

test("another process has notifications signed", async () => {
  const { transaction } = await sale();
  const about = { kind: "transaction_settled", transactionId: transaction.id } as const;
  const { bt_signature, bt_payload } = await remote.notification(about);
  const told = await gateway.webhookNotification.parse(bt_signature, bt_payload);
  expect(told.kind).toBe("transaction_settled");
});

test("a reset forgets everything but the settings", async () => {
  await remote.set({ latencyMs: 1 });
  const { transaction } = await sale({ options: { submitForSettlement: true } });
  await remote.dispute({ transactionId: transaction.id });
  await remote.declineNextRefund();
  await remote.fault({ operation: "sale", kind: "500" });
  await remote.reset();
  expect(await remote.audit()).toEqual({ transactions: [], orders: {}, calls: {} });
  expect((await sale()).success).toBe(true);
  expect(double.settings.latencyMs).toBe(1);
});

test("what makes no sense is refused with its reason", async () => {
  // @ts-expect-error: no such operation
  await expect(remote.fault({ operation: "sell", kind: "500" })).rejects.toThrow("operation");
  await expect(remote.settle("nothere1")).rejects.toThrow("No transaction nothere1");
  await expect(remote.dispute({ transactionId: "nothere1", replyBy: "tomorrow" })).rejects.toThrow(
    "replyBy",
  );
  await expect(remote.webhook({ kind: "check" })).rejects.toThrow("needs an address");
  const answer = await fetch(`${double.url}/_control/nothing`);
  expect(answer.status).toBe(404);
  const broken = await fetch(`${double.url}/_control/faults`, { method: "POST", body: "{" });
  expect(broken.status).toBe(400);
});
