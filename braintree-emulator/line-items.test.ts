import type { BraintreeGateway } from "braintree";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type RunningEmulator, startBraintreeEmulator } from "./server.ts";
import { codes, keys, sdk, visa } from "./testing/sdk.ts";

let emulator: RunningEmulator;
let gateway: BraintreeGateway;

beforeEach(async () => {
  emulator = await startBraintreeEmulator({ ...keys, duplicateChecking: false });
  gateway = sdk(emulator.port);
});
afterEach(() => emulator.close());

const item = {
  kind: "debit",
  name: "Website Maintenance",
  productCode: "website-main",
  description: "website-maintenance",
  quantity: "3",
  unitAmount: "50.00",
  totalAmount: "150.00",
};

const createSale = (lineItems: object[]) =>
  gateway.transaction.sale({
    amount: "150.00",
    paymentMethodNonce: emulator.nonce(visa),
    lineItems: lineItems as (typeof item)[],
  });

test("returns the line items of a sale unchanged and in order", async () => {
  const second = { ...item, name: `Søren's "logo" & more`, quantity: "1.5", unitAmount: "33.3333" };
  const { transaction } = await createSale([item, second]);
  expect(await gateway.transactionLineItem.findAll(transaction.id)).toEqual([item, second]);
});

test("returns an empty list for a sale without line items", async () => {
  const { transaction } = await createSale([]);
  expect(await gateway.transactionLineItem.findAll(transaction.id)).toEqual([]);
});

test("returns a list for a single line item", async () => {
  const { transaction } = await createSale([item]);
  expect(await gateway.transactionLineItem.findAll(transaction.id)).toEqual([item]);
});

test("throws notFoundError for an unknown sale", async () => {
  await expect(gateway.transactionLineItem.findAll("nothere1")).rejects.toMatchObject({
    name: "notFoundError",
  });
});

test("accepts texts of the maximum length", async () => {
  const longest = {
    name: "n".repeat(35),
    productCode: "p".repeat(12),
    description: "d".repeat(127),
  };
  expect((await createSale([{ ...item, ...longest }])).success).toBe(true);
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
])("rejects a line item with %j with error %s", async (change, code) => {
  const result = await createSale([item, { ...item, ...change }]);
  expect(codes(result)).toEqual([code]);
  expect(result.errors.for("transaction").for("lineItems").forIndex(1).deepErrors()).toHaveLength(
    1,
  );
  expect(emulator.audit().transactions).toEqual([]);
});

test("rejects a sale with more than 249 line items", async () => {
  expect((await createSale(Array(249).fill(item))).success).toBe(true);
  expect(codes(await createSale(Array(250).fill(item)))).toEqual(["915157"]);
});
