import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { BraintreeGateway } from "braintree";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type RunningEmulator, startBraintreeEmulator } from "./server.ts";
import { keys, sdk, visa } from "./testing/sdk.ts";

let emulator: RunningEmulator;
let gateway: BraintreeGateway;
let transactionId: string;

beforeEach(async () => {
  emulator = await startBraintreeEmulator(keys);
  gateway = sdk(emulator.port);
  const { transaction } = await gateway.transaction.sale({
    amount: "49.00",
    orderId: "order-1",
    paymentMethodNonce: emulator.nonce(visa),
    options: { submitForSettlement: true },
  });
  transactionId = transaction.id;
});
afterEach(() => emulator.close());

const parse = ({ bt_signature, bt_payload }: { bt_signature: string; bt_payload: string }) =>
  gateway.webhookNotification.parse(bt_signature, bt_payload);

test("signs a notification of a settled transaction with its order ID and status", async () => {
  emulator.settle(transactionId);
  const parsed = await parse(emulator.notification({ kind: "transaction_settled", transactionId }));
  expect(parsed.kind).toBe("transaction_settled");
  expect(parsed).toMatchObject({
    transaction: { id: transactionId, orderId: "order-1", status: "settled", amount: "49.00" },
  });
});

test("signs a notification of a declined settlement", async () => {
  emulator.settle(transactionId, "settlement_declined");
  const kind = "transaction_settlement_declined";
  expect(await parse(emulator.notification({ kind, transactionId }))).toMatchObject({
    kind,
    transaction: { id: transactionId, status: "settlement_declined" },
  });
});

test("signs a notification of a dispute with its transaction", async () => {
  expect(
    await parse(emulator.notification({ kind: "dispute_opened", transactionId })),
  ).toMatchObject({
    kind: "dispute_opened",
    dispute: {
      status: "open",
      amountDisputed: "49.00",
      transactionDetails: { id: transactionId, orderId: "order-1" },
    },
  });
});

test("signs the Control Panel's test notification", async () => {
  expect(await parse(emulator.notification({ kind: "check" }))).toMatchObject({ kind: "check" });
});

test("throws for an unknown transaction", () => {
  const about = { kind: "transaction_settled", transactionId: "nothere1" } as const;
  expect(() => emulator.notification(about)).toThrow("No transaction nothere1");
});

test("creates signatures that the SDK verifies", async () => {
  const valid = emulator.notification({ kind: "transaction_settled", transactionId });
  const other = emulator.notification({ kind: "check" });
  const attacker = await startBraintreeEmulator({ ...keys, privateKey: "another" });
  const forged = attacker.notification({ kind: "check" });
  await attacker.close();
  const invalid = { name: "invalidSignatureError" };
  await expect(parse(forged)).rejects.toMatchObject(invalid);
  await expect(parse({ ...valid, bt_payload: other.bt_payload })).rejects.toMatchObject(invalid);
  await expect(parse({ ...valid, bt_signature: `${keys.publicKey}|0` })).rejects.toMatchObject(
    invalid,
  );
  await expect(parse({ ...valid, bt_signature: "" })).rejects.toMatchObject(invalid);
  await expect(parse({ ...valid, bt_payload: "<xml>" })).rejects.toMatchObject(invalid);
});

test("posts a webhook as the form that Braintree posts, with line breaks", async () => {
  const bodies: string[] = [];
  const merchant = createServer(async (request, response) => {
    expect(request.headers["content-type"]).toContain("application/x-www-form-urlencoded");
    bodies.push(await text(request));
    response.writeHead(204).end();
  }).listen(0, "127.0.0.1");
  await once(merchant, "listening");
  const url = `http://127.0.0.1:${(merchant.address() as AddressInfo).port}/webhooks`;
  expect(await emulator.webhook({ kind: "dispute_opened", transactionId }, url)).toEqual({
    status: 204,
  });
  merchant.close();
  const form = new URLSearchParams(bodies[0]);
  const payload = form.get("bt_payload") ?? "";
  expect(payload.split("\n")[0]).toHaveLength(60);
  const parsed = await gateway.webhookNotification.parse(form.get("bt_signature") ?? "", payload);
  expect(parsed.kind).toBe("dispute_opened");
});

test("rejects a webhook without a URL", async () => {
  await expect(emulator.webhook({ kind: "check" })).rejects.toThrow("A webhook needs a URL");
});
