import { randomInt } from "node:crypto";
import { parseAmount } from "./amount.ts";
import { accountOf } from "./payment-methods.ts";
import {
  invalid,
  type Result,
  type Settlement,
  type Status,
  type Transaction,
} from "./transaction.ts";

const done = (transaction: Transaction): Result => ({ kind: "done", transaction });

const DUPLICATE_WINDOW_MS = 30_000;
const settleable: readonly Status[] = [
  "submitted_for_settlement",
  "settling",
  "settlement_pending",
  "settlement_confirmed",
];
const unsuccessful: readonly Status[] = ["processor_declined", "gateway_rejected", "failed"];

/** All money that ever moved here, and the gateway's rules for moving it further. */
export class Transactions {
  readonly #byId = new Map<string, Transaction>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  find(id: string | undefined): Transaction | undefined {
    return this.#byId.get(id ?? "");
  }

  all(): Transaction[] {
    return [...this.#byId.values()];
  }

  clear() {
    this.#byId.clear();
  }

  open(
    facts: Omit<Transaction, "id" | "createdAt" | "status" | "history">,
    status: Status,
  ): Transaction {
    const createdAt = new Date(this.#now());
    const transaction: Transaction = {
      ...facts,
      id: this.#newId(),
      createdAt,
      status,
      history: [],
    };
    this.#byId.set(transaction.id, transaction);
    this.move(transaction, status);
    return transaction;
  }

  move(transaction: Transaction, status: Status) {
    transaction.status = status;
    const { amountCents } = transaction;
    transaction.history.push({ status, amountCents, at: new Date(this.#now()) });
  }

  /** A sale that went through a moment ago with the same order id, amount and card. */
  hasTwin({
    orderId,
    amountCents,
    method,
  }: Pick<Transaction, "orderId" | "amountCents" | "method">) {
    return this.all().some(
      (other) =>
        other.type === "sale" &&
        !unsuccessful.includes(other.status) &&
        other.orderId === orderId &&
        other.amountCents === amountCents &&
        accountOf(other.method) === accountOf(method) &&
        this.#now() - other.createdAt.getTime() < DUPLICATE_WINDOW_MS,
    );
  }

  submit(transaction: Transaction, amount?: unknown): Result {
    if (transaction.status !== "authorized") {
      const message = "Cannot submit for settlement unless status is authorized.";
      return invalid("91507", "base", message);
    }
    if (amount !== undefined && amount !== null) {
      const cents = parseAmount(amount);
      if (typeof cents !== "number") return invalid(cents.code, "amount", cents.message);
      if (cents > transaction.amountCents) {
        return invalid("91522", "amount", "Settlement amount is too large.");
      }
      transaction.amountCents = cents;
    }
    this.move(transaction, "submitted_for_settlement");
    return done(transaction);
  }

  void(transaction: Transaction): Result {
    const isPayPal = transaction.method.kind === "paypal_account";
    const voidable: Status[] = ["authorized", "submitted_for_settlement"];
    if (isPayPal) voidable.push("settlement_pending");
    if (!voidable.includes(transaction.status)) {
      const message =
        "Transaction can only be voided if status is authorized, submitted_for_settlement, or - for PayPal - settlement_pending.";
      return invalid("91504", "base", message);
    }
    this.move(transaction, "voided");
    return done(transaction);
  }

  refundsOf(sale: Transaction): Transaction[] {
    return this.all().filter(({ refundedId }) => refundedId === sale.id);
  }

  refund(sale: Transaction, { amount, orderId }: { amount?: unknown; orderId?: string }): Result {
    if (sale.type === "credit") return invalid("91505", "base", "Cannot refund a credit.");
    if (sale.status !== "settling" && sale.status !== "settled") {
      return invalid("91506", "base", "Cannot refund transaction unless it is settled.");
    }
    const left = this.refundsOf(sale)
      .filter(({ status }) => status !== "voided")
      .reduce((cents, refund) => cents - refund.amountCents, sale.amountCents);
    if (left === 0) {
      return invalid("91512", "base", "Transaction has already been completely refunded.");
    }
    const cents = amount === undefined || amount === null ? left : parseAmount(amount);
    if (typeof cents !== "number") return invalid(cents.code, "amount", cents.message);
    if (cents > left) return invalid("91521", "amount", "Refund amount is too large.");
    const refund = this.open(
      {
        type: "credit",
        orderId: orderId ?? sale.orderId,
        method: sale.method,
        amountCents: cents,
        refundedId: sale.id,
      },
      "submitted_for_settlement",
    );
    refund.processor = { code: "1002", text: "Processed", type: "approved" };
    return done(refund);
  }

  /** What the bank does overnight; the sandbox lets tests do it. */
  settle(transaction: Transaction, settlement?: Settlement): Result {
    if (!settleable.includes(transaction.status)) {
      return invalid("91575", "base", "Cannot simulate settlement.");
    }
    this.move(transaction, settlement ?? settlementOfAmount(transaction));
    return done(transaction);
  }

  /** Eight letters and digits, like the gateway's. */
  #newId(): string {
    const id = Array.from({ length: 8 }, () => randomInt(36).toString(36)).join("");
    return this.#byId.has(id) ? this.#newId() : id;
  }
}

/** Documented test amounts, which count for PayPal only. */
function settlementOfAmount({ method, amountCents }: Transaction): Settlement {
  const dollars = Math.floor(amountCents / 100);
  if (method.kind !== "paypal_account") return "settled";
  if (dollars === 4001) return "settlement_declined";
  return dollars === 4002 ? "settlement_pending" : "settled";
}
