import { createHash, randomUUID } from "node:crypto";
import valid from "card-validator";
import { type CheckResponse, cvvResponse, testCards } from "./sandbox-values.ts";

export interface CreditCard {
  kind: "credit_card";
  bin: string;
  last4: string;
  cardType: string;
  expirationMonth: string;
  expirationYear: string;
  cardholderName?: string;
  postalCode?: string;
  cvvResponse: CheckResponse;
  /** A hash of the card number, which is not stored. */
  uniqueNumberIdentifier: string;
  /** Only for test numbers of the sandbox. */
  testNumber?: string;
}

export type PaymentMethod =
  | CreditCard
  | { kind: "paypal_account"; email: string }
  | { kind: "venmo_account"; username: string };

export interface CardDetails {
  number: string;
  expirationMonth: string;
  expirationYear: string;
  cvv?: string;
  cardholderName?: string;
  postalCode?: string;
}

export function creditCard(details: CardDetails): CreditCard {
  const number = details.number.replaceAll(" ", "");
  return {
    kind: "credit_card",
    bin: number.slice(0, 6),
    last4: number.slice(-4),
    cardType: testCards.get(number)?.type ?? valid.number(number).card?.niceType ?? "Unknown",
    expirationMonth: details.expirationMonth,
    expirationYear: details.expirationYear,
    cardholderName: details.cardholderName,
    postalCode: details.postalCode,
    cvvResponse: cvvResponse(details.cvv),
    uniqueNumberIdentifier: createHash("sha256").update(number).digest("hex").slice(0, 32),
    testNumber: testCards.has(number) ? number : undefined,
  };
}

export const payPalAccount: PaymentMethod = { kind: "paypal_account", email: "payer@example.com" };
export const venmoAccount: PaymentMethod = { kind: "venmo_account", username: "pat" };

export type MethodDetails = CardDetails | "paypal" | "venmo";

export function createPaymentMethod(details: MethodDetails): PaymentMethod {
  if (details === "paypal") return payPalAccount;
  return details === "venmo" ? venmoAccount : creditCard(details);
}

/** The duplicate check compares accounts by this ID. */
export function getAccountId(method: PaymentMethod): string {
  if (method.kind === "credit_card") return method.uniqueNumberIdentifier;
  return method.kind === "paypal_account" ? method.email : method.username;
}

const LIFETIME_MS = 3 * 3_600_000;
const expiry = { expirationMonth: "12", expirationYear: "2030", cvv: "123", postalCode: "80202" };
const testCard = (number: string) => creditCard({ number, ...expiry });

/** The SDK's test nonces, which can be used any number of times. */
const testNonces = new Map<string, PaymentMethod>([
  ["fake-valid-nonce", testCard("4012888888881881")],
  ["fake-valid-visa-nonce", testCard("4012888888881881")],
  ["fake-valid-mastercard-nonce", testCard("5555555555554444")],
  ["fake-valid-amex-nonce", testCard("378282246310005")],
  ["fake-valid-discover-nonce", testCard("6011000991300009")],
  ["fake-processor-declined-visa-nonce", testCard("4000111111111115")],
  ["fake-processor-declined-mastercard-nonce", testCard("5105105105105100")],
  ["fake-processor-failure-jcb-nonce", testCard("3566002020360505")],
  ["fake-gateway-rejected-fraud-nonce", testCard("4000111111111511")],
  ["fake-paypal-billing-agreement-nonce", payPalAccount],
  ["fake-paypal-one-time-nonce", payPalAccount],
  ["fake-venmo-account-nonce", venmoAccount],
]);

/** A nonce represents a payment method, pays once and expires. */
export class Nonces {
  readonly #minted = new Map<string, { method: PaymentMethod; at: number; consumed: boolean }>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  mint(method: PaymentMethod): string {
    const nonce = `${getPrefix(method)}-${randomUUID()}`;
    this.#minted.set(nonce, { method, at: this.#now(), consumed: false });
    return nonce;
  }

  resolve(nonce: string): PaymentMethod | "unknown" | "consumed" {
    const test = testNonces.get(nonce);
    if (test) return test;
    const minted = this.#minted.get(nonce);
    if (minted?.consumed || nonce === "fake-consumed-nonce") return "consumed";
    if (!minted || this.#now() - minted.at > LIFETIME_MS) return "unknown";
    return minted.method;
  }

  consume(nonce: string) {
    const minted = this.#minted.get(nonce);
    if (minted) minted.consumed = true;
  }

  clear() {
    this.#minted.clear();
  }
}

function getPrefix(method: PaymentMethod) {
  if (method.kind === "credit_card") return `card-${method.last4}`;
  return method.kind === "paypal_account" ? "paypal" : "venmo";
}
