import { Disputes } from "./disputes.ts";
import { Nonces } from "./payment-methods.ts";
import { Refunds } from "./refunds.ts";
import { Transactions } from "./transactions.ts";
import { VenmoContexts } from "./venmo.ts";

export interface Keys {
  merchantId: string;
  publicKey: string;
  privateKey: string;
}

export interface Settings {
  /**
   * Where the payment form sends requests: to Braintree's hosts, which tests intercept,
   * or to `/undefined/` on the page's origin, which a server proxies.
   */
  clientMode: "hosts" | "same-origin";
  /** Reject a sale with the same order ID, amount and card as one of the last 30 seconds. */
  duplicateChecking: boolean;
  /** The merchant's CVV and AVS rules, which reject a sale that the bank approved if a check does not match. */
  cardRules: boolean;
  /** The sandbox's test amounts: $2,000 to $2,999 is declined, $3,000 and $5,001 fail, PayPal's $4,001 does not settle. */
  testAmounts: boolean;
  /** If false, a refund of a settling sale gets error 91574, as with some processors. */
  refundsWhileSettling: boolean;
  /** Delay of every response. */
  latencyMs: number;
}

export interface State {
  readonly keys: Keys;
  readonly settings: Settings;
  readonly now: () => number;
  readonly nonces: Nonces;
  readonly transactions: Transactions;
  readonly refunds: Refunds;
  readonly disputes: Disputes;
  readonly venmo: VenmoContexts;
}

export function createState(keys: Keys, settings: Settings, now: () => number): State {
  const nonces = new Nonces(now);
  const transactions = new Transactions(now, settings);
  return {
    keys,
    settings,
    now,
    nonces,
    transactions,
    refunds: new Refunds(transactions, settings),
    disputes: new Disputes(now),
    venmo: new VenmoContexts(nonces, now),
  };
}

/** A parsed request. */
export interface Call {
  id?: string;
  name?: string;
  path: string;
  query: URLSearchParams;
  authorization?: string;
  body: unknown;
}
