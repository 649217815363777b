import { parseAmount } from "./amount.ts";
import { validateLineItems } from "./line-items.ts";
import type { Nonces, PaymentMethod } from "./payment-methods.ts";
import {
  amountOutcome,
  postalCodeResponse,
  type SaleOutcome,
  streetAddressResponse,
  testCards,
} from "./sandbox-values.ts";
import {
  type Billing,
  invalid,
  type LineItem,
  type Result,
  type Transaction,
} from "./transaction.ts";
import type { Transactions } from "./transactions.ts";

export interface SaleRequest {
  type?: string;
  amount?: unknown;
  orderId?: string;
  nonce?: string;
  customerEmail?: string;
  deviceData?: string;
  billing?: Billing;
  apiRequestKey?: string;
  lineItems: LineItem[];
  submitForSettlement: boolean;
}

interface SaleContext {
  nonces: Nonces;
  transactions: Transactions;
  checkDuplicates: boolean;
  cardRules: boolean;
  testAmounts: boolean;
}

export function createSale(
  request: SaleRequest,
  { nonces, transactions, checkDuplicates, cardRules, testAmounts }: SaleContext,
): Result {
  if (request.type === undefined) return invalid("91524", "type", "Type is required.");
  if (request.type !== "sale") return invalid("91523", "type", "Type is not valid.");
  const amountCents = parseAmount(request.amount);
  if (typeof amountCents !== "number") {
    return invalid(amountCents.code, "amount", amountCents.message);
  }
  const { orderId, nonce } = request;
  // Braintree offers its idempotency key to invited merchants only.
  if (request.apiRequestKey) {
    return invalid("915231", "api_request_key", "API request key is not allowed.");
  }
  if (orderId && orderId.length > 255) return invalid("91501", "order_id", "Order ID is too long.");
  const validationError = validateAddress(request) ?? validateLineItems(request.lineItems);
  if (validationError) return validationError;
  if (!nonce) return invalid("91508", "base", "Cannot determine payment method.");

  const method = nonces.resolve(nonce);
  if (method === "consumed") {
    const message = "Cannot use a payment_method_nonce more than once.";
    return invalid("91564", "payment_method_nonce", message);
  }
  if (method === "unknown") {
    return invalid("91565", "payment_method_nonce", "Unknown or expired payment_method_nonce.");
  }
  if (method.kind === "credit_card" && !method.testNumber) {
    const message = "Credit card number is not an accepted test number.";
    return invalid("81717", "number", message, ["creditCard"]);
  }

  // From here on every outcome creates a transaction and consumes the nonce.
  nonces.consume(nonce);
  const { customerEmail, billing, deviceData, lineItems } = request;
  const buyer = { customerEmail, billing, deviceData };
  const details = { type: "sale", orderId, method, amountCents, ...buyer, lineItems } as const;
  const outcome: SaleOutcome | undefined =
    checkDuplicates && transactions.hasDuplicate(details)
      ? { status: "gateway_rejected", reason: "duplicate" }
      : ((testAmounts ? amountOutcome(amountCents) : undefined) ?? cardOutcome(method));
  const transaction = transactions.create(details, outcome?.status ?? "authorized");
  transaction.checks = runCardChecks(method, request);
  if (outcome) return applyOutcome(transaction, outcome);

  transaction.processor = { code: "1000", text: "Approved", type: "approved" };
  const rule = cardRules && failedRule(transaction.checks);
  if (rule) {
    transactions.changeStatus(transaction, "gateway_rejected");
    return reject(transaction, rule);
  }
  return request.submitForSettlement
    ? transactions.submit(transaction)
    : { kind: "done", transaction };
}

/** Applies the documented limits of a billing address. */
function validateAddress({ billing = {} }: SaleRequest): Result | undefined {
  const { postalCode = "", streetAddress = "" } = billing;
  if (postalCode.replace(/[^A-Za-z0-9]/g, "").length > 9) {
    const message = "Postal code may contain no more than 9 letter or number characters.";
    return invalid("81809", "postal_code", message);
  }
  if (!/^([A-Za-z0-9][A-Za-z0-9 -]*)?$/.test(postalCode)) {
    const message = "Postal code can only contain letters, numbers, spaces, and hyphens.";
    return invalid("81813", "postal_code", message);
  }
  if (streetAddress.length > 255) {
    return invalid("81812", "street_address", "Street address is too long.");
  }
}

function applyOutcome(transaction: Transaction, outcome: SaleOutcome): Result {
  if (outcome.status === "gateway_rejected") return reject(transaction, outcome.reason);
  const { code, text } = outcome;
  const hard = outcome.status === "processor_declined" && outcome.hard;
  transaction.processor = { code, text, type: hard ? "hard_declined" : "soft_declined" };
  return { kind: "unsuccessful", transaction, message: text };
}

function reject(transaction: Transaction, reason: string): Result {
  transaction.rejectionReason = reason;
  return { kind: "unsuccessful", transaction, message: `Gateway Rejected: ${reason}` };
}

function failedRule(checks: Transaction["checks"]): "cvv" | "avs" | undefined {
  if (checks?.cvv === "N") return "cvv";
  return checks?.postalCode === "N" ? "avs" : undefined;
}

function cardOutcome(method: PaymentMethod): SaleOutcome | undefined {
  return method.kind === "credit_card"
    ? testCards.get(method.testNumber ?? "")?.outcome
    : undefined;
}

function runCardChecks(method: PaymentMethod, request: SaleRequest): Transaction["checks"] {
  if (method.kind !== "credit_card") return undefined;
  return {
    cvv: method.cvvResponse,
    postalCode: postalCodeResponse(request.billing?.postalCode ?? method.postalCode),
    streetAddress: streetAddressResponse(request.billing?.streetAddress),
  };
}
