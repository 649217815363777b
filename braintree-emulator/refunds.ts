import { parseAmount } from "./amount.ts";
import { amountOutcome, decline } from "./sandbox-values.ts";
import {
  done,
  invalid,
  noMoneyStatuses,
  type Result,
  type Source,
  type Transaction,
} from "./transaction.ts";
import type { Transactions } from "./transactions.ts";

export interface RefundRequest {
  amount?: unknown;
  orderId?: string;
  source?: Source;
}

/** What a refund that was accepted may still become. */
export const refundFailures = ["settlement_declined", "failed", "processor_declined"] as const;
export type RefundFailure = (typeof refundFailures)[number];

/** Older SDKs get these instead of a declined transaction. */
const validationDeclines: Record<string, string> = {
  "915200": "Failed to refund transaction.",
  "915201": "Failed to refund transaction. Please try again at a later time.",
};

interface RefundSettings {
  refundsWhileSettling: boolean;
  testAmounts: boolean;
}

/** The gateway's rules for giving money back. */
export class Refunds {
  readonly #transactions: Transactions;
  readonly #settings: RefundSettings;
  #declines: string[] = [];

  constructor(transactions: Transactions, settings: RefundSettings) {
    this.#transactions = transactions;
    this.#settings = settings;
  }

  refund(sale: Transaction, { amount, orderId, source = "api" }: RefundRequest): Result {
    const unready = this.#unready(sale);
    if (unready) return unready;
    if (orderId && orderId.length > 255) {
      return invalid("91501", "order_id", "Order ID is too long.");
    }
    const left = this.#leftCents(sale);
    if (left === 0) {
      return invalid("91512", "base", "Transaction has already been completely refunded.");
    }
    const cents = amount === undefined || amount === null ? left : parseAmount(amount);
    if (typeof cents !== "number") return invalid(cents.code, "amount", cents.message);
    if (cents > left) return invalid("91521", "amount", "Refund amount is too large.");

    const ordered = this.#declines.shift();
    const error = validationDeclines[ordered ?? ""];
    if (ordered && error) return invalid(ordered, "base", error);
    const byAmount = this.#settings.testAmounts ? amountOutcome(cents) : undefined;
    const outcome = ordered ? decline(Number(ordered)) : byAmount;
    const refund = this.#transactions.open(
      {
        type: "credit",
        orderId: orderId ?? sale.orderId,
        method: sale.method,
        amountCents: cents,
        refundedId: sale.id,
      },
      outcome?.status === "processor_declined" ? outcome.status : "submitted_for_settlement",
      source,
    );
    if (outcome?.status === "processor_declined") {
      const { code, text, hard } = outcome;
      refund.processor = { code, text, type: hard ? "hard_declined" : "soft_declined" };
      return { kind: "unsuccessful", transaction: refund, message: text };
    }
    refund.processor = { code: "1002", text: "Processed", type: "approved" };
    return done(refund);
  }

  /** The buyer's bank declines the next refund that the rules allow. */
  declineNext(code: string) {
    if (!/^2\d{3}$/.test(code) && !validationDeclines[code]) {
      throw new Error(`${code} declines no refund`);
    }
    this.#declines.push(code);
  }

  /** The buyer's bank sends it back, which may be days after it seemed to settle. */
  fail(refund: Transaction, status: RefundFailure): Result {
    const { type, status: now } = refund;
    if (type !== "credit") throw new Error("Only a refund can fail");
    if (noMoneyStatuses.includes(now)) throw new Error(`It gives nothing back. It is ${now}.`);
    this.#transactions.move(refund, status);
    return done(refund);
  }

  clear() {
    this.#declines = [];
  }

  #unready({ type, status }: Transaction): Result | undefined {
    if (type === "credit") return invalid("91505", "base", "Cannot refund a credit.");
    if (status === "settling" && !this.#settings.refundsWhileSettling) {
      return invalid("91574", "base", "Cannot refund a settling transaction.");
    }
    if (status !== "settling" && status !== "settled") {
      return invalid("91506", "base", "Cannot refund transaction unless it is settled.");
    }
  }

  #leftCents(sale: Transaction): number {
    return this.#transactions
      .refundsOf(sale)
      .filter(({ status }) => !noMoneyStatuses.includes(status))
      .reduce((cents, refund) => cents - refund.amountCents, sale.amountCents);
  }
}
