import type { BraintreeGateway } from "braintree";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type RunningEmulator, startBraintreeEmulator } from "./server.ts";
import { salesOf } from "./testing/create-sales.ts";
import { codes, keys, sdk } from "./testing/sdk.ts";

let double: RunningEmulator;
let gateway: BraintreeGateway;
let sales: ReturnType<typeof salesOf>;

beforeEach(async () => {
  double = await startBraintreeEmulator(keys);
  gateway = sdk(double.port);
  sales = salesOf(double, gateway);
});
afterEach(() => double.close());

describe("submitting", () => {
  test("works once, from authorized only", async () => {
    const id = await sales.submitted();
    const again = await gateway.transaction.submitForSettlement(id);
    expect(again.success).toBe(false);
    expect(codes(again)).toEqual(["91507"]);
    const gone = await sales.authorized();
    await gateway.transaction.void(gone);
    expect(codes(await gateway.transaction.submitForSettlement(gone))).toEqual(["91507"]);
  });

  test("takes no more than was authorized", async () => {
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

  test("is refused once it settles, or twice", async () => {
    const settling = await sales.submitted();
    double.settle(settling, "settling");
    expect(codes(await gateway.transaction.void(settling))).toEqual(["91504"]);
    expect(codes(await gateway.transaction.void(await sales.settled()))).toEqual(["91504"]);
    const id = await sales.authorized();
    await gateway.transaction.void(id);
    expect(codes(await gateway.transaction.void(id))).toEqual(["91504"]);
  });

  test("works for PayPal while its settlement is pending, and for no card", async () => {
    const paypal = await sales.submitted("49.00", "paypal");
    double.settle(paypal, "settlement_pending");
    expect((await gateway.transaction.void(paypal)).transaction.status).toBe("voided");
    const card = await sales.submitted();
    double.settle(card, "settlement_pending");
    expect(codes(await gateway.transaction.void(card))).toEqual(["91504"]);
  });

  test("is refused for what was declined", async () => {
    double.settings.testAmounts = true;
    const declined = await sales.authorized("2000.00");
    expect(codes(await gateway.transaction.void(declined))).toEqual(["91504"]);
    const id = await sales.submitted();
    double.settle(id, "settlement_declined");
    expect(codes(await gateway.transaction.void(id))).toEqual(["91504"]);
  });

  test("by a person in the Control Panel keeps the same rules", async () => {
    const id = await sales.submitted();
    double.voidInControlPanel(id);
    expect(await gateway.transaction.find(id)).toMatchObject({
      status: "voided",
      statusHistory: [
        { transactionSource: "api" },
        { transactionSource: "api" },
        { status: "voided", transactionSource: "control_panel" },
      ],
    });
    expect(() => double.voidInControlPanel(id)).toThrow("91504");
    expect(() => double.voidInControlPanel("nothere1")).toThrow("No transaction nothere1");
  });
});

test("only what was submitted can settle", async () => {
  const id = await sales.authorized();
  expect(() => double.settle(id)).toThrow("It is authorized.");
  expect(() => double.settle("nothere1")).toThrow("No transaction");
});

test("a night settles all that was submitted, refunds included, and nothing else", async () => {
  const held = await sales.authorized();
  const [first, second] = [await sales.submitted(), await sales.submitted("30.00", "paypal")];
  expect(double.settleAll("settling")).toEqual([first, second]);
  const { transaction: refund } = await gateway.transaction.refund(first, "9.00");
  expect(double.settleAll()).toEqual([first, second, refund.id]);
  const status = async (id: string) => (await gateway.transaction.find(id)).status;
  expect(await Promise.all([held, first, second, refund.id].map(status))).toEqual([
    "authorized",
    "settled",
    "settled",
    "settled",
  ]);
  expect(double.settleAll()).toEqual([]);
});

test("what the processor said to a settlement is told", async () => {
  const id = await sales.submitted("49.00", "paypal");
  double.settle(id, "settlement_declined");
  expect(await gateway.transaction.find(id)).toMatchObject({
    processorSettlementResponseCode: "4001",
    processorSettlementResponseText: "Settlement Declined",
  });
});
