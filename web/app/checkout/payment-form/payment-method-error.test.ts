import { expect, test } from "vitest";
import { PaymentMethodError } from "./payment-method-error.ts";

const failed = { type: "CUSTOMER", code: "HOSTED_FIELDS_FAILED_TOKENIZATION" };
const invalid = { type: "CUSTOMER", code: "HOSTED_FIELDS_FIELDS_INVALID" };
const network = { type: "NETWORK", code: "HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR" };

test.each([
  ["incomplete-or-invalid", new Error("No payment method is available.")],
  ["incomplete-or-invalid", invalid],
  ["incomplete-or-invalid", { _braintreeWebError: invalid }],
  ["incomplete-or-invalid", undefined],
  ["network", network],
  ["network", { _braintreeWebError: network }],
  ["rejected", failed],
  ["rejected", { message: "No payment method is available.", _braintreeWebError: failed }],
])("is %s when the payment form throws %o", (reason, cause) => {
  expect(new PaymentMethodError(cause)).toMatchObject({ reason });
});
