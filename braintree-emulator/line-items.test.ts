import type { BraintreeGateway } from "braintree";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type RunningEmulator, startBraintreeEmulator } from "./server.ts";
import { codes, keys, sdk, visa } from "./testing/sdk.ts";

let double: RunningEmulator;
let gateway: BraintreeGateway;

beforeEach(async () => {
  double = await startBraintreeEmulator({ ...keys, duplicateChecking: false });
  gateway = sdk(double.port);
});
afterEach(() => double.close());

const item = {
  kind: "debit",
  name: "Website Maintenance",
  productCode: "website-main",
  description: "website-maintenance",
  quantity: "3",
  unitAmount: "50.00",
  totalAmount: "150.00",
};

const sell = (lineItems: object[]) =>
  gateway.transaction.sale({
    amount: "150.00",
    paymentMethodNonce: double.nonce(visa),
    lineItems: lineItems as (typeof item)[],
  });

test("the lines of a sale come back as they were sent, in their order", async () => {
  const second = { ...item, name: `Søren's "logo" & more`, quantity: "1.5", unitAmount: "33.3333" };
  const { transaction } = await sell([item, second]);
  expect(await gateway.transactionLineItem.findAll(transaction.id)).toEqual([item, second]);
});

test("a sale without lines has none", async () => {
  const { transaction } = await sell([]);
  expect(await gateway.transactionLineItem.findAll(transaction.id)).toEqual([]);
});

test("one line comes back as a list too", async () => {
  const { transaction } = await sell([item]);
  expect(await gateway.transactionLineItem.findAll(transaction.id)).toEqual([item]);
});

test("an unknown sale's lines are not found", async () => {
  await expect(gateway.transactionLineItem.findAll("nothere1")).rejects.toMatchObject({
    name: "notFoundError",
  });
});

test("what is as long as allowed passes", async () => {
  const longest = {
    name: "n".repeat(35),
    productCode: "p".repeat(12),
    description: "d".repeat(127),
  };
  expect((await sell([{ ...item, ...longest }])).success).toBe(true);
});

test.each<[object, code: string]>([
  [{ kind: undefined }, "95808"],
  [{ kind: "sale" }, "95807"],
  [{ name: undefined }, "95822"],
  [{ name: "n".repeat(36) }, "95823"],
  [{ productCode: "p".repeat(13) }, "95809"],
  [{ description: "d".repeat(128) }, "95803"],
  [{ quantity: undefined }, "95811"],
  [{ quantity: "three" }, "95810"],
  [{ unitAmount: undefined }, "95818"],
  [{ unitAmount: "$50" }, "95817"],
  [{ unitAmount: "0.00" }, "95820"],
  [{ totalAmount: undefined }, "95814"],
  [{ totalAmount: "150.001" }, "95813"],
  [{ totalAmount: "0.00" }, "95816"],
])("a line with %j is refused with %s, and nothing is charged", async (change, code) => {
  const result = await sell([item, { ...item, ...change }]);
  expect(codes(result)).toEqual([code]);
  expect(result.errors.for("transaction").for("lineItems").forIndex(1).deepErrors()).toHaveLength(
    1,
  );
  expect(double.audit().transactions).toEqual([]);
});

test("a sale has at most 249 lines", async () => {
  expect((await sell(Array(249).fill(item))).success).toBe(true);
  expect(codes(await sell(Array(250).fill(item)))).toEqual(["915157"]);
});
