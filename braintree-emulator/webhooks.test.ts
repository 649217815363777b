import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { BraintreeGateway } from "braintree";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type RunningEmulator, startBraintreeEmulator } from "./server.ts";
import { keys, sdk, visa } from "./testing/sdk.ts";

let double: RunningEmulator;
let gateway: BraintreeGateway;
let transactionId: string;

beforeEach(async () => {
  double = await startBraintreeEmulator(keys);
  gateway = sdk(double.port);
  const { transaction } = await gateway.transaction.sale({
    amount: "49.00",
    orderId: "order-1",
    paymentMethodNonce: double.nonce(visa),
    options: { submitForSettlement: true },
  });
  transactionId = transaction.id;
});
afterEach(() => double.close());

const parse = ({ bt_signature, bt_payload }: { bt_signature: string; bt_payload: string }) =>
  gateway.webhookNotification.parse(bt_signature, bt_payload);

test("a settled transaction is told with its order id and status", async () => {
  double.settle(transactionId);
  const told = await parse(double.notification({ kind: "transaction_settled", transactionId }));
  expect(told.kind).toBe("transaction_settled");
  expect(told).toMatchObject({
    transaction: { id: transactionId, orderId: "order-1", status: "settled", amount: "49.00" },
  });
});

test("a declined settlement is told", async () => {
  double.settle(transactionId, "settlement_declined");
  const kind = "transaction_settlement_declined";
  expect(await parse(double.notification({ kind, transactionId }))).toMatchObject({
    kind,
    transaction: { id: transactionId, status: "settlement_declined" },
  });
});

test("a dispute is told with its transaction", async () => {
  expect(await parse(double.notification({ kind: "dispute_opened", transactionId }))).toMatchObject(
    {
      kind: "dispute_opened",
      dispute: {
        status: "open",
        amountDisputed: "49.00",
        transactionDetails: { id: transactionId, orderId: "order-1" },
      },
    },
  );
});

test("the control panel's check is told", async () => {
  expect(await parse(double.notification({ kind: "check" }))).toMatchObject({ kind: "check" });
});

test("a notification about nothing cannot be made", () => {
  const about = { kind: "transaction_settled", transactionId: "nothere1" } as const;
  expect(() => double.notification(about)).toThrow("No transaction nothere1");
});

test("the SDK refuses what was not signed like this", async () => {
  const good = double.notification({ kind: "transaction_settled", transactionId });
  const other = double.notification({ kind: "check" });
  const stranger = await startBraintreeEmulator({ ...keys, privateKey: "another" });
  const forged = stranger.notification({ kind: "check" });
  await stranger.close();
  const refused = { name: "invalidSignatureError" };
  await expect(parse(forged)).rejects.toMatchObject(refused);
  await expect(parse({ ...good, bt_payload: other.bt_payload })).rejects.toMatchObject(refused);
  await expect(parse({ ...good, bt_signature: `${keys.publicKey}|0` })).rejects.toMatchObject(
    refused,
  );
  await expect(parse({ ...good, bt_signature: "" })).rejects.toMatchObject(refused);
  await expect(parse({ ...good, bt_payload: "<xml>" })).rejects.toMatchObject(refused);
});

test("a webhook arrives as the form that Braintree posts, line breaks and all", async () => {
  const bodies: string[] = [];
  const merchant = createServer(async (request, response) => {
    expect(request.headers["content-type"]).toContain("application/x-www-form-urlencoded");
    bodies.push(await text(request));
    response.writeHead(204).end();
  }).listen(0, "127.0.0.1");
  await once(merchant, "listening");
  const url = `http://127.0.0.1:${(merchant.address() as AddressInfo).port}/webhooks`;
  expect(await double.webhook({ kind: "dispute_opened", transactionId }, url)).toEqual({
    status: 204,
  });
  merchant.close();
  const form = new URLSearchParams(bodies[0]);
  const payload = form.get("bt_payload") ?? "";
  expect(payload.split("\n")[0]).toHaveLength(60);
  const told = await gateway.webhookNotification.parse(form.get("bt_signature") ?? "", payload);
  expect(told.kind).toBe("dispute_opened");
});

test("a webhook without an address fails", async () => {
  await expect(double.webhook({ kind: "check" })).rejects.toThrow("A webhook needs an address");
});
