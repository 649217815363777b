import type { BraintreeGateway } from "braintree";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type RunningEmulator, startBraintreeEmulator } from "./server.ts";
import { createSaleHelpers } from "./testing/create-sales.ts";
import { codes, keys, sdk } from "./testing/sdk.ts";

let emulator: RunningEmulator;
let gateway: BraintreeGateway;
let sales: ReturnType<typeof createSaleHelpers>;

beforeEach(async () => {
  emulator = await startBraintreeEmulator(keys);
  gateway = sdk(emulator.port);
  sales = createSaleHelpers(emulator, gateway);
});
afterEach(() => emulator.close());

describe("submitting", () => {
  test("works only once, and only for an authorized sale", async () => {
    const id = await sales.submitted();
    const again = await gateway.transaction.submitForSettlement(id);
    expect(again.success).toBe(false);
    expect(codes(again)).toEqual(["91507"]);
    const voided = await sales.authorized();
    await gateway.transaction.void(voided);
    expect(codes(await gateway.transaction.submitForSettlement(voided))).toEqual(["91507"]);
  });

  test("rejects more than the authorized amount", async () => {
    const id = await sales.authorized("49.00");
    expect(codes(await gateway.transaction.submitForSettlement(id, "49.01"))).toEqual(["91522"]);
    expect((await gateway.transaction.find(id)).status).toBe("authorized");
  });
});

describe("voiding", () => {
  test("works before settlement", async () => {
    expect((await gateway.transaction.void(await sales.authorized())).success).toBe(true);
    expect((await gateway.transaction.void(await sales.submitted())).success).toBe(true);
  });

  test("is rejected after settlement starts, and after a void", async () => {
    const settling = await sales.submitted();
    emulator.settle(settling, "settling");
    expect(codes(await gateway.transaction.void(settling))).toEqual(["91504"]);
    expect(codes(await gateway.transaction.void(await sales.settled()))).toEqual(["91504"]);
    const id = await sales.authorized();
    await gateway.transaction.void(id);
    expect(codes(await gateway.transaction.void(id))).toEqual(["91504"]);
  });

  test("works for PayPal while settlement is pending, but not for cards", async () => {
    const paypal = await sales.submitted("49.00", "paypal");
    emulator.settle(paypal, "settlement_pending");
    expect((await gateway.transaction.void(paypal)).transaction.status).toBe("voided");
    const card = await sales.submitted();
    emulator.settle(card, "settlement_pending");
    expect(codes(await gateway.transaction.void(card))).toEqual(["91504"]);
  });

  test("is rejected after a decline", async () => {
    emulator.settings.testAmounts = true;
    const declined = await sales.authorized("2000.00");
    expect(codes(await gateway.transaction.void(declined))).toEqual(["91504"]);
    const id = await sales.submitted();
    emulator.settle(id, "settlement_declined");
    expect(codes(await gateway.transaction.void(id))).toEqual(["91504"]);
  });

  test("has the same limits in the Control Panel", async () => {
    const id = await sales.submitted();
    emulator.voidInControlPanel(id);
    expect(await gateway.transaction.find(id)).toMatchObject({
      status: "voided",
      statusHistory: [
        { transactionSource: "api" },
        { transactionSource: "api" },
        { status: "voided", transactionSource: "control_panel" },
      ],
    });
    expect(() => emulator.voidInControlPanel(id)).toThrow("91504");
    expect(() => emulator.voidInControlPanel("nothere1")).toThrow("No transaction nothere1");
  });
});

test("throws when a sale is settled before it was submitted", async () => {
  const id = await sales.authorized();
  expect(() => emulator.settle(id)).toThrow("It is authorized.");
  expect(() => emulator.settle("nothere1")).toThrow("No transaction");
});

test("settles all submitted transactions overnight, including refunds", async () => {
  const authorized = await sales.authorized();
  const [first, second] = [await sales.submitted(), await sales.submitted("30.00", "paypal")];
  expect(emulator.settleOvernight("settling")).toEqual([first, second]);
  const { transaction: refund } = await gateway.transaction.refund(first, "9.00");
  expect(emulator.settleOvernight()).toEqual([first, second, refund.id]);
  const status = async (id: string) => (await gateway.transaction.find(id)).status;
  expect(await Promise.all([authorized, first, second, refund.id].map(status))).toEqual([
    "authorized",
    "settled",
    "settled",
    "settled",
  ]);
  expect(emulator.settleOvernight()).toEqual([]);
});

test("returns the processor's response to a settlement", async () => {
  const id = await sales.submitted("49.00", "paypal");
  emulator.settle(id, "settlement_declined");
  expect(await gateway.transaction.find(id)).toMatchObject({
    processorSettlementResponseCode: "4001",
    processorSettlementResponseText: "Settlement Declined",
  });
});
