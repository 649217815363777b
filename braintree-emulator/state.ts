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
   * Where the client token sends the widget: to Braintree's hosts, for a browser whose requests are
   * intercepted, or to `/undefined/` on the page's own origin, for a dev server or nginx that passes
   * it on to the double.
   */
  clientMode: "hosts" | "same-origin";
  /** Reject a sale like one of the last 30 seconds: same order id, amount and card. */
  duplicateChecking: boolean;
  /** The merchant's CVV and AVS rules: reject what the bank approved though a check does not match. */
  cardRules: boolean;
  /** The sandbox's test amounts: $2,000 to $2,999 is declined, $3,000 and $5,001 fail, PayPal's $4,001 does not settle. */
  testAmounts: boolean;
  /** Not every processor takes a refund of what is still settling; 91574 says try later. */
  refundsWhileSettling: boolean;
  /** Every answer takes this long. */
  latencyMs: number;
}

/** What the double remembers, in memory. */
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

/** One request, taken apart. */
export interface Call {
  id?: string;
  name?: string;
  path: string;
  query: URLSearchParams;
  authorization?: string;
  body: unknown;
}
