import type { BraintreeGateway } from "braintree";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type RunningEmulator, startBraintreeEmulator } from "./server.ts";
import { createSaleHelpers } from "./testing/create-sales.ts";
import { codes, keys, refund, sdk, searchAll } from "./testing/sdk.ts";

let emulator: RunningEmulator;
let gateway: BraintreeGateway;
let sales: ReturnType<typeof createSaleHelpers>;

beforeEach(async () => {
  emulator = await startBraintreeEmulator(keys);
  gateway = sdk(emulator.port);
  sales = createSaleHelpers(emulator, gateway);
});
afterEach(() => emulator.close());

const find = (id: string) => gateway.transaction.find(id);

describe("a refund", () => {
  test("is a credit with its own order ID, listed in its sale and found by search", async () => {
    const id = await sales.settled();
    const part = await refund(gateway, id, { amount: "20.00", orderId: "refund-1" });
    expect(part.transaction).toMatchObject({
      type: "credit",
      amount: "20.00",
      orderId: "refund-1",
      refundedTransactionId: id,
      status: "submitted_for_settlement",
    });
    const rest = await refund(gateway, id, { orderId: "refund-2" });
    expect(rest.transaction.amount).toBe("29.00");
    expect((await find(id)).refundIds).toEqual([part.transaction.id, rest.transaction.id]);
    const found = await searchAll(gateway, (search) => {
      search.type().is("credit");
      search.orderId().is("refund-1");
    });
    expect(found.map((credit) => credit.id)).toEqual([part.transaction.id]);
  });

  test("is rejected before settlement", async () => {
    expect(codes(await refund(gateway, await sales.authorized()))).toEqual(["91506"]);
    expect(codes(await refund(gateway, await sales.submitted()))).toEqual(["91506"]);
    const pending = await sales.submitted("49.00", "paypal");
    emulator.settle(pending, "settlement_pending");
    expect(codes(await refund(gateway, pending))).toEqual(["91506"]);
  });

  test("is allowed while its sale settles, unless the account does not support that", async () => {
    const id = await sales.submitted();
    emulator.settle(id, "settling");
    emulator.settings.refundsWhileSettling = false;
    expect(codes(await refund(gateway, id))).toEqual(["91574"]);
    emulator.settings.refundsWhileSettling = true;
    expect((await refund(gateway, id)).success).toBe(true);
  });

  test("never exceeds the amount of the sale", async () => {
    const id = await sales.settled("49.00");
    expect(codes(await refund(gateway, id, { amount: "49.01" }))).toEqual(["91521"]);
    await refund(gateway, id, { amount: "30.00" });
    expect(codes(await refund(gateway, id, { amount: "19.01" }))).toEqual(["91521"]);
    await refund(gateway, id, { amount: "19.00" });
    expect(codes(await refund(gateway, id, { amount: "0.01" }))).toEqual(["91512"]);
    expect(codes(await refund(gateway, id))).toEqual(["91512"]);
  });

  test("never exceeds the amount of the sale when many run concurrently", async () => {
    const id = await sales.settled("49.00");
    await Promise.all(Array.from({ length: 50 }, () => refund(gateway, id, { amount: "10.00" })));
    expect(emulator.audit().orders["order-0"]).toMatchObject({
      capturedCents: 4900,
      refundedCents: 4000,
    });
  });

  test("is rejected for a refund, an invalid amount and a long order ID", async () => {
    const id = await sales.settled();
    const { transaction } = await refund(gateway, id, { amount: "1.00" });
    expect(codes(await refund(gateway, transaction.id))).toEqual(["91505"]);
    expect(codes(await refund(gateway, id, { amount: "1.001" }))).toEqual(["81503"]);
    expect(codes(await refund(gateway, id, { orderId: "x".repeat(256) }))).toEqual(["91501"]);
  });
});

describe("a declined refund", () => {
  test("is a declined credit when its amount is a test amount", async () => {
    emulator.settings.testAmounts = true;
    const id = await sales.settled("9000.00");
    const soft = await refund(gateway, id, { amount: "2046.00", orderId: "refund-1" });
    expect([soft.success, soft.message]).toEqual([false, "Declined"]);
    expect(soft.errors.deepErrors()).toEqual([]);
    expect(soft.transaction).toMatchObject({
      type: "credit",
      orderId: "refund-1",
      status: "processor_declined",
      processorResponseCode: "2046",
      processorResponseType: "soft_declined",
      refundedTransactionId: id,
    });
    const hard = await refund(gateway, id, { amount: "2009.00" });
    expect(hard.transaction).toMatchObject({
      processorResponseText: "No Such Issuer",
      processorResponseType: "hard_declined",
    });
  });

  test("can be forced once per call, and does not reduce the refundable amount", async () => {
    const id = await sales.settled();
    emulator.declineNextRefund("2004");
    emulator.declineNextRefund();
    expect(codes(await refund(gateway, id, { amount: "50.00" }))).toEqual(["91521"]);
    const readCode = async () => (await refund(gateway, id)).transaction.processorResponseCode;
    expect([await readCode(), await readCode(), await readCode()]).toEqual([
      "2004",
      "2046",
      "1002",
    ]);
    expect((await find(id)).refundIds).toHaveLength(3);
    expect(() => emulator.declineNextRefund("1000")).toThrow("1000");
  });

  test("is a validation error with the codes for older SDKs", async () => {
    const id = await sales.settled();
    for (const code of ["915200", "915201"]) {
      emulator.declineNextRefund(code);
      expect(codes(await refund(gateway, id))).toEqual([code]);
    }
    expect((await find(id)).refundIds).toEqual([]);
  });
});

describe("an accepted refund", () => {
  test("settles", async () => {
    const { transaction } = await refund(gateway, await sales.settled());
    emulator.settle(transaction.id);
    expect((await find(transaction.id)).status).toBe("settled");
  });

  test("can be made again after it was voided", async () => {
    const id = await sales.settled();
    const { transaction } = await refund(gateway, id);
    expect((await gateway.transaction.void(transaction.id)).success).toBe(true);
    expect((await refund(gateway, id)).success).toBe(true);
  });

  test.each(["settlement_declined", "failed", "processor_declined"] as const)(
    "can fail with %s after it settled, and be made again",
    async (status) => {
      const id = await sales.settled();
      const { transaction } = await refund(gateway, id);
      emulator.settle(transaction.id);
      emulator.failRefund(transaction.id, status);
      expect((await find(transaction.id)).status).toBe(status);
      expect((await refund(gateway, id)).success).toBe(true);
      expect(emulator.audit().orders["order-0"]?.refundedCents).toBe(4900);
      expect(() => emulator.failRefund(transaction.id)).toThrow(`It is ${status}`);
      expect(() => emulator.failRefund(id)).toThrow("Only a refund");
    },
  );

  test("sends a webhook when it fails", async () => {
    const { transaction } = await refund(gateway, await sales.settled(), { orderId: "refund-1" });
    emulator.failRefund(transaction.id);
    const about = { kind: "refund_failed", transactionId: transaction.id } as const;
    const { bt_signature, bt_payload } = emulator.notification(about);
    expect(await gateway.webhookNotification.parse(bt_signature, bt_payload)).toMatchObject({
      kind: "refund_failed",
      transaction: { id: transaction.id, orderId: "refund-1", status: "settlement_declined" },
    });
  });
});

describe("in the Control Panel, a person", () => {
  test("refunds a part or the remaining amount, with the sale's order ID", async () => {
    const id = await sales.settled();
    const part = emulator.refundInControlPanel(id, 900);
    const rest = emulator.refundInControlPanel(id);
    expect((await find(id)).refundIds).toEqual([part, rest]);
    expect(await find(part)).toMatchObject({ amount: "9.00", orderId: "order-0", type: "credit" });
    expect(await find(rest)).toMatchObject({
      amount: "40.00",
      statusHistory: [{ transactionSource: "control_panel" }],
    });
  });

  test("has the same limits", async () => {
    const id = await sales.submitted();
    expect(() => emulator.refundInControlPanel(id)).toThrow("91506");
    emulator.settle(id);
    expect(() => emulator.refundInControlPanel(id, 5000)).toThrow("91521");
    emulator.declineNextRefund();
    expect(() => emulator.refundInControlPanel(id)).toThrow("Declined");
    emulator.refundInControlPanel(id);
    expect(() => emulator.refundInControlPanel(id)).toThrow("91512");
    expect(() => emulator.refundInControlPanel("nothere1")).toThrow("No transaction nothere1");
  });
});
