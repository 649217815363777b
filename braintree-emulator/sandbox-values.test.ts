import type { BraintreeGateway } from "braintree";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningEmulator, startBraintreeEmulator } from "./server.ts";
import { keys, sdk, visa } from "./testing/sdk.ts";

let emulator: RunningEmulator;
let gateway: BraintreeGateway;

beforeAll(async () => {
  emulator = await startBraintreeEmulator({ ...keys, duplicateChecking: false, testAmounts: true });
  gateway = sdk(emulator.port);
});
afterAll(() => emulator.close());

test.each([
  ["2000.00", "2000", "Do Not Honor", "soft_declined"],
  ["2001.00", "2001", "Insufficient Funds", "soft_declined"],
  ["2004.99", "2004", "Expired Card", "hard_declined"],
  ["2999.99", "2999", "Processor Declined", "soft_declined"],
])("declines %s with code %s", async (amount, code, message, type) => {
  const sale = await gateway.transaction.sale({ amount, paymentMethodNonce: emulator.nonce(visa) });
  expect(sale).toMatchObject({ success: false, message });
  expect(sale.errors.deepErrors()).toEqual([]);
  expect(sale.transaction).toMatchObject({
    status: "processor_declined",
    processorResponseCode: code,
    processorResponseText: message,
    processorResponseType: type,
  });
});

test("fails 3000.00 because the processor's network is unavailable", async () => {
  const paymentMethodNonce = emulator.nonce(visa);
  const sale = await gateway.transaction.sale({ amount: "3000.00", paymentMethodNonce });
  expect(sale.success).toBe(false);
  expect(sale.transaction).toMatchObject({ status: "failed", processorResponseCode: "3000" });
});

test("rejects 5001.00 at the gateway", async () => {
  const paymentMethodNonce = emulator.nonce(visa);
  const sale = await gateway.transaction.sale({ amount: "5001.00", paymentMethodNonce });
  expect(sale.message).toBe("Gateway Rejected: application_incomplete");
  expect(sale.transaction).toMatchObject({
    status: "gateway_rejected",
    gatewayRejectionReason: "application_incomplete",
  });
});

test.each(["1999.99", "3001.00", "5000.99", "5002.00"])("approves %s", async (amount) => {
  const sale = await gateway.transaction.sale({ amount, paymentMethodNonce: emulator.nonce(visa) });
  expect(sale.success).toBe(true);
});

test.each(["2000.00", "2500.00", "3000.00", "5001.00"])(
  "approves %s when test amounts are off",
  async (amount) => {
    const plain = await startBraintreeEmulator(keys);
    const paymentMethodNonce = plain.nonce(visa);
    const sale = await sdk(plain.port).transaction.sale({ amount, paymentMethodNonce });
    await plain.close();
    expect(sale.success).toBe(true);
  },
);

test.each([
  ["4111111111111111", "Visa"],
  ["4012888888881881", "Visa"],
  ["5555555555554444", "MasterCard"],
  ["2223000048400011", "MasterCard"],
  ["378282246310005", "American Express"],
  ["6011000991300009", "Discover"],
  ["3530111333300000", "JCB"],
])("approves the card %s as %s", async (number, cardType) => {
  const paymentMethodNonce = emulator.nonce({ ...visa, number });
  const sale = await gateway.transaction.sale({ amount: "1.00", paymentMethodNonce });
  expect(sale.success).toBe(true);
  expect(sale.transaction.creditCard?.cardType).toBe(cardType);
});

test.each([
  ["4000111111111115", "processor_declined", "2000"],
  ["5105105105105100", "processor_declined", "2000"],
  ["378734493671000", "processor_declined", "2000"],
  ["6011000990139424", "processor_declined", "2000"],
  ["3566002020360505", "failed", "3000"],
  ["4000111111111511", "gateway_rejected", ""],
])("does not approve the card %s: %s", async (number, status, code) => {
  const paymentMethodNonce = emulator.nonce({ ...visa, number });
  const sale = await gateway.transaction.sale({ amount: "1.00", paymentMethodNonce });
  expect(sale.success).toBe(false);
  expect(sale.transaction).toMatchObject({ status, processorResponseCode: code });
});

test.each([
  ["fake-valid-nonce", true],
  ["fake-valid-amex-nonce", true],
  ["fake-paypal-billing-agreement-nonce", true],
  ["fake-venmo-account-nonce", true],
  ["fake-processor-declined-visa-nonce", false],
  ["fake-gateway-rejected-fraud-nonce", false],
  ["fake-consumed-nonce", false],
])("accepts the SDK's nonce %s: %s", async (paymentMethodNonce, success) => {
  const sale = { amount: "1.00", paymentMethodNonce };
  expect((await gateway.transaction.sale({ ...sale })).success).toBe(success);
  expect((await gateway.transaction.sale({ ...sale })).success).toBe(success);
});

test.each([
  ["123", "M"],
  ["200", "N"],
  ["201", "U"],
  ["301", "S"],
  ["", "I"],
])("checks the CVV %j with the result %s", async (cvv, code) => {
  const paymentMethodNonce = emulator.nonce({ ...visa, cvv });
  const { transaction } = await gateway.transaction.sale({ amount: "1.00", paymentMethodNonce });
  expect(transaction.cvvResponseCode).toBe(code);
});

test.each([
  ["80202", "1701 Wynkoop Street", "M", "M"],
  ["20000", "200 Any Street", "N", "N"],
  ["20001", "201 Any Street", "U", "U"],
  ["", "", "I", "I"],
])(
  "checks the address %j, %j with the results %s, %s",
  async (postalCode, street, postal, line) => {
    const { transaction } = await gateway.transaction.sale({
      amount: "1.00",
      paymentMethodNonce: emulator.nonce({ ...visa, postalCode }),
      billing: { streetAddress: street },
    });
    expect(transaction).toMatchObject({
      avsPostalCodeResponseCode: postal,
      avsStreetAddressResponseCode: line,
    });
  },
);

test("declines a PayPal sale of 4001.00 when it settles", async () => {
  const { transaction } = await gateway.transaction.sale({
    amount: "4001.00",
    paymentMethodNonce: emulator.nonce("paypal"),
    options: { submitForSettlement: true },
  });
  emulator.settle(transaction.id);
  expect((await gateway.transaction.find(transaction.id)).status).toBe("settlement_declined");
});
