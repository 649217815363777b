import type { BraintreeGateway } from "braintree";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type RunningEmulator, startBraintreeEmulator } from "./server.ts";
import { salesOf } from "./testing/create-sales.ts";
import { keys, refund, sdk } from "./testing/sdk.ts";

let double: RunningEmulator;
let gateway: BraintreeGateway;
let sales: ReturnType<typeof salesOf>;

beforeEach(async () => {
  double = await startBraintreeEmulator(keys);
  gateway = sdk(double.port);
  sales = salesOf(double, gateway);
});
afterEach(() => double.close());

const audited = (id: string) => double.audit().transactions.find((sale) => sale.id === id);
const none = { capturedCents: 0, refundedCents: 0, voidedCents: 0, disputeLostCents: 0 };

test("a sale that is only held has moved no money, and one that was captured has", async () => {
  expect(audited(await sales.authorized())?.money).toEqual(none);
  const id = await sales.submitted();
  expect(audited(id)?.money).toEqual({ ...none, capturedCents: 4900 });
  double.settle(id, "settlement_declined");
  expect(audited(id)?.money).toEqual(none);
});

test("a voided sale has let its money go", async () => {
  const id = await sales.submitted();
  await gateway.transaction.void(id);
  expect(audited(id)?.money).toEqual({ ...none, voidedCents: 4900 });
});

test("refunds count whoever made them, unless they failed", async () => {
  const id = await sales.settled();
  await refund(gateway, id, { amount: "1.00" });
  double.refundInControlPanel(id, 200);
  double.failRefund(double.refundInControlPanel(id, 400));
  double.declineNextRefund();
  await refund(gateway, id, { amount: "8.00" });
  const { transaction } = await refund(gateway, id, { amount: "16.00" });
  await gateway.transaction.void(transaction.id);
  expect(audited(id)?.money).toEqual({ ...none, capturedCents: 4900, refundedCents: 300 });
  expect(audited(transaction.id)?.money).toBeUndefined();
});

test("a lost dispute counts, and one that nobody answered; a request for papers does not", async () => {
  const transactionId = await sales.settled();
  const lost = double.dispute({ transactionId, amountCents: 100 });
  double.changeDispute(lost, "lost");
  const expired = double.dispute({ transactionId, amountCents: 200 });
  double.changeDispute(expired, "expired");
  const won = double.dispute({ transactionId, amountCents: 400 });
  double.changeDispute(won, "won");
  const papers = double.dispute({ transactionId, amountCents: 800, kind: "retrieval" });
  double.changeDispute(papers, "expired");
  double.dispute({ transactionId, amountCents: 1600 });
  expect(audited(transactionId)?.money).toEqual({
    ...none,
    capturedCents: 4900,
    disputeLostCents: 300,
  });
  expect(audited(transactionId)?.disputes).toMatchObject([
    { id: lost, kind: "chargeback", status: "lost", amountCents: 100 },
    { id: expired, status: "expired" },
    { id: won, status: "won" },
    { id: papers, kind: "retrieval" },
    { status: "open" },
  ]);
});
