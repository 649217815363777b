import type { BraintreeGateway } from "braintree";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type RunningEmulator, startBraintreeEmulator } from "./server.ts";
import { createSaleHelpers } from "./testing/create-sales.ts";
import { keys, refund, sdk } from "./testing/sdk.ts";

let emulator: RunningEmulator;
let gateway: BraintreeGateway;
let sales: ReturnType<typeof createSaleHelpers>;

beforeEach(async () => {
  emulator = await startBraintreeEmulator(keys);
  gateway = sdk(emulator.port);
  sales = createSaleHelpers(emulator, gateway);
});
afterEach(() => emulator.close());

const findAudited = (id: string) => emulator.audit().transactions.find((sale) => sale.id === id);
const none = { capturedCents: 0, refundedCents: 0, voidedCents: 0, disputeLostCents: 0 };

test("counts money as captured after submission, but not after a declined settlement", async () => {
  expect(findAudited(await sales.authorized())?.money).toEqual(none);
  const id = await sales.submitted();
  expect(findAudited(id)?.money).toEqual({ ...none, capturedCents: 4900 });
  emulator.settle(id, "settlement_declined");
  expect(findAudited(id)?.money).toEqual(none);
});

test("counts the money of a voided sale as voided", async () => {
  const id = await sales.submitted();
  await gateway.transaction.void(id);
  expect(findAudited(id)?.money).toEqual({ ...none, voidedCents: 4900 });
});

test("counts refunds by the API and in the Control Panel, unless they failed or were voided", async () => {
  const id = await sales.settled();
  await refund(gateway, id, { amount: "1.00" });
  emulator.refundInControlPanel(id, 200);
  emulator.failRefund(emulator.refundInControlPanel(id, 400));
  emulator.declineNextRefund();
  await refund(gateway, id, { amount: "8.00" });
  const { transaction } = await refund(gateway, id, { amount: "16.00" });
  await gateway.transaction.void(transaction.id);
  expect(findAudited(id)?.money).toEqual({ ...none, capturedCents: 4900, refundedCents: 300 });
  expect(findAudited(transaction.id)?.money).toBeUndefined();
});

test("counts lost and expired disputes, but not retrieval requests", async () => {
  const transactionId = await sales.settled();
  const lost = emulator.dispute({ transactionId, amountCents: 100 });
  emulator.changeDispute(lost, "lost");
  const expired = emulator.dispute({ transactionId, amountCents: 200 });
  emulator.changeDispute(expired, "expired");
  const won = emulator.dispute({ transactionId, amountCents: 400 });
  emulator.changeDispute(won, "won");
  const retrieval = emulator.dispute({ transactionId, amountCents: 800, kind: "retrieval" });
  emulator.changeDispute(retrieval, "expired");
  emulator.dispute({ transactionId, amountCents: 1600 });
  expect(findAudited(transactionId)?.money).toEqual({
    ...none,
    capturedCents: 4900,
    disputeLostCents: 300,
  });
  expect(findAudited(transactionId)?.disputes).toMatchObject([
    { id: lost, kind: "chargeback", status: "lost", amountCents: 100 },
    { id: expired, status: "expired" },
    { id: won, status: "won" },
    { id: retrieval, kind: "retrieval" },
    { status: "open" },
  ]);
});
