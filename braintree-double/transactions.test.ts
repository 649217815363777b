import type { BraintreeGateway } from "braintree";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type RunningDouble, startBraintreeDouble } from "./server.ts";
import { codes, keys, sdk, visa } from "./testing/sdk.ts";

let double: RunningDouble;
let gateway: BraintreeGateway;

beforeEach(async () => {
  double = await startBraintreeDouble(keys);
  gateway = sdk(double.port);
});
afterEach(() => double.close());

async function authorized(amount = "49.00") {
  const { transaction } = await gateway.transaction.sale({
    amount,
    orderId: `order-${double.audit().transactions.length}`,
    paymentMethodNonce: double.nonce(visa),
  });
  return transaction.id;
}

async function submitted(amount?: string) {
  const id = await authorized(amount);
  await gateway.transaction.submitForSettlement(id);
  return id;
}

async function settled(amount?: string) {
  const id = await submitted(amount);
  double.settle(id);
  return id;
}

describe("submitting", () => {
  test("works once, from authorized only", async () => {
    const id = await submitted();
    const again = await gateway.transaction.submitForSettlement(id);
    expect(again.success).toBe(false);
    expect(codes(again)).toEqual(["91507"]);
    const gone = await authorized();
    await gateway.transaction.void(gone);
    expect(codes(await gateway.transaction.submitForSettlement(gone))).toEqual(["91507"]);
  });

  test("takes no more than was authorized", async () => {
    const id = await authorized("49.00");
    expect(codes(await gateway.transaction.submitForSettlement(id, "49.01"))).toEqual(["91522"]);
    expect((await gateway.transaction.find(id)).status).toBe("authorized");
  });
});

describe("voiding", () => {
  test("works before settlement", async () => {
    expect((await gateway.transaction.void(await authorized())).success).toBe(true);
    expect((await gateway.transaction.void(await submitted())).success).toBe(true);
  });

  test("is refused once it settles, or twice", async () => {
    const settling = await submitted();
    double.settle(settling, "settling");
    expect(codes(await gateway.transaction.void(settling))).toEqual(["91504"]);
    expect(codes(await gateway.transaction.void(await settled()))).toEqual(["91504"]);
    const id = await authorized();
    await gateway.transaction.void(id);
    expect(codes(await gateway.transaction.void(id))).toEqual(["91504"]);
  });
});

describe("refunding", () => {
  test("is refused before settlement", async () => {
    expect(codes(await gateway.transaction.refund(await authorized()))).toEqual(["91506"]);
    expect(codes(await gateway.transaction.refund(await submitted()))).toEqual(["91506"]);
  });

  test("works while it settles", async () => {
    const id = await submitted();
    double.settle(id, "settling");
    expect((await gateway.transaction.refund(id)).success).toBe(true);
  });

  test("never gives back more than was taken", async () => {
    const id = await settled("49.00");
    expect(codes(await gateway.transaction.refund(id, "49.01"))).toEqual(["91521"]);
    await gateway.transaction.refund(id, "30.00");
    expect(codes(await gateway.transaction.refund(id, "19.01"))).toEqual(["91521"]);
    await gateway.transaction.refund(id, "19.00");
    expect(codes(await gateway.transaction.refund(id, "0.01"))).toEqual(["91512"]);
  });

  test("never gives back more when many try at the same time", async () => {
    const id = await settled("49.00");
    await Promise.all(Array.from({ length: 50 }, () => gateway.transaction.refund(id, "10.00")));
    expect(double.audit().orders["order-0"]).toMatchObject({
      capturedCents: 4900,
      refundedCents: 4000,
    });
  });

  test("counts again what a voided refund gave back", async () => {
    const id = await settled("49.00");
    const { transaction: refund } = await gateway.transaction.refund(id);
    await gateway.transaction.void(refund.id);
    expect((await gateway.transaction.refund(id)).success).toBe(true);
  });

  test("is refused for a refund, and for a strange amount", async () => {
    const id = await settled();
    const { transaction: refund } = await gateway.transaction.refund(id, "1.00");
    expect(codes(await gateway.transaction.refund(refund.id))).toEqual(["91505"]);
    expect(codes(await gateway.transaction.refund(id, "1.001"))).toEqual(["81503"]);
  });
});

test("only what was submitted can settle", async () => {
  const id = await authorized();
  expect(() => double.settle(id)).toThrow("It is authorized.");
  expect(() => double.settle("nothere1")).toThrow("No transaction");
});
