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

/** Statuses that an accepted refund can still get. */
export const refundFailures = ["settlement_declined", "failed", "processor_declined"] as const;
export type RefundFailure = (typeof refundFailures)[number];

/** Older SDKs get these validation errors instead of a declined transaction. */
const validationDeclines: Record<string, string> = {
  "915200": "Failed to refund transaction.",
  "915201": "Failed to refund transaction. Please try again at a later time.",
};

interface RefundSettings {
  refundsWhileSettling: boolean;
  testAmounts: boolean;
}

/** The gateway's rules for refunds. */
export class Refunds {
  readonly #transactions: Transactions;
  readonly #settings: RefundSettings;
  #nextDeclines: string[] = [];

  constructor(transactions: Transactions, settings: RefundSettings) {
    this.#transactions = transactions;
    this.#settings = settings;
  }

  refund(sale: Transaction, { amount, orderId, source = "api" }: RefundRequest): Result {
    const notRefundable = this.#checkRefundable(sale);
    if (notRefundable) return notRefundable;
    if (orderId && orderId.length > 255) {
      return invalid("91501", "order_id", "Order ID is too long.");
    }
    const refundableCents = this.#getRefundableCents(sale);
    if (refundableCents === 0) {
      return invalid("91512", "base", "Transaction has already been completely refunded.");
    }
    const cents = amount === undefined || amount === null ? refundableCents : parseAmount(amount);
    if (typeof cents !== "number") return invalid(cents.code, "amount", cents.message);
    if (cents > refundableCents) return invalid("91521", "amount", "Refund amount is too large.");

    const declineCode = this.#nextDeclines.shift();
    const error = validationDeclines[declineCode ?? ""];
    if (declineCode && error) return invalid(declineCode, "base", error);
    const byAmount = this.#settings.testAmounts ? amountOutcome(cents) : undefined;
    const outcome = declineCode ? decline(Number(declineCode)) : byAmount;
    const refund = this.#transactions.create(
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

  /** Declines the next refund that is otherwise valid, as the buyer's bank would. */
  declineNext(code: string) {
    if (!/^2\d{3}$/.test(code) && !validationDeclines[code]) {
      throw new Error(`${code} is not a decline code for refunds`);
    }
    this.#nextDeclines.push(code);
  }

  /** The buyer's bank can return a refund days after it settled. */
  fail(refund: Transaction, status: RefundFailure): Result {
    const { type, status: now } = refund;
    if (type !== "credit") throw new Error("Only a refund can fail");
    if (noMoneyStatuses.includes(now)) throw new Error(`The refund moved no money. It is ${now}.`);
    this.#transactions.changeStatus(refund, status);
    return done(refund);
  }

  clear() {
    this.#nextDeclines = [];
  }

  #checkRefundable({ type, status }: Transaction): Result | undefined {
    if (type === "credit") return invalid("91505", "base", "Cannot refund a credit.");
    if (status === "settling" && !this.#settings.refundsWhileSettling) {
      return invalid("91574", "base", "Cannot refund a settling transaction.");
    }
    if (status !== "settling" && status !== "settled") {
      return invalid("91506", "base", "Cannot refund transaction unless it is settled.");
    }
  }

  #getRefundableCents(sale: Transaction): number {
    return this.#transactions
      .findRefunds(sale)
      .filter(({ status }) => !noMoneyStatuses.includes(status))
      .reduce((cents, refund) => cents - refund.amountCents, sale.amountCents);
  }
}
