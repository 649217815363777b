import { randomInt } from "node:crypto";
import { parseAmount } from "./amount.ts";
import { getAccountId } from "./payment-methods.ts";
import {
  done,
  invalid,
  type Result,
  type Settlement,
  type Source,
  type Status,
  type Transaction,
} from "./transaction.ts";

type TransactionDetails = Omit<Transaction, "id" | "createdAt" | "status" | "history">;

const DUPLICATE_WINDOW_MS = 30_000;
const settleable: readonly Status[] = [
  "submitted_for_settlement",
  "settling",
  "settlement_pending",
  "settlement_confirmed",
];
const unsuccessful: readonly Status[] = ["processor_declined", "gateway_rejected", "failed"];

/** All transactions, and the gateway's rules for their status changes. */
export class Transactions {
  readonly #byId = new Map<string, Transaction>();
  /** By the sale's ID, because an audit reads the refunds of every sale. */
  readonly #refunds = new Map<string, Transaction[]>();
  readonly #now: () => number;
  readonly #settings: { testAmounts: boolean };

  constructor(now: () => number, settings: { testAmounts: boolean }) {
    this.#now = now;
    this.#settings = settings;
  }

  find(id: string | undefined): Transaction | undefined {
    return this.#byId.get(id ?? "");
  }

  all(): Transaction[] {
    return [...this.#byId.values()];
  }

  clear() {
    this.#byId.clear();
    this.#refunds.clear();
  }

  create(details: TransactionDetails, status: Status, source: Source = "api"): Transaction {
    const identity = { id: this.#createId(), createdAt: new Date(this.#now()) };
    return this.#store({ ...details, ...identity }, status, source);
  }

  /** Adds a transaction that was made before the emulator started. */
  add(details: TransactionDetails & Pick<Transaction, "id" | "createdAt">, status: Status) {
    if (this.#byId.has(details.id)) throw new Error(`There is a transaction ${details.id}`);
    return this.#store(details, status, "api");
  }

  #store(
    details: Omit<Transaction, "status" | "history">,
    status: Status,
    source: Source,
  ): Transaction {
    const transaction: Transaction = { ...details, status, history: [] };
    this.#byId.set(transaction.id, transaction);
    const { refundedId } = transaction;
    if (refundedId) {
      this.#refunds.set(refundedId, [...(this.#refunds.get(refundedId) ?? []), transaction]);
    }
    this.changeStatus(transaction, status, source);
    return transaction;
  }

  changeStatus(transaction: Transaction, status: Status, source: Source = "api") {
    transaction.status = status;
    const { amountCents } = transaction;
    transaction.history.push({ status, amountCents, at: new Date(this.#now()), source });
  }

  /** Whether there was a successful sale in the last 30 seconds with the same order ID, amount and card. */
  hasDuplicate({
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
        getAccountId(other.method) === getAccountId(method) &&
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
    this.changeStatus(transaction, "submitted_for_settlement");
    return done(transaction);
  }

  void(transaction: Transaction, source?: Source): Result {
    const isPayPal = transaction.method.kind === "paypal_account";
    const voidable: Status[] = ["authorized", "submitted_for_settlement"];
    if (isPayPal) voidable.push("settlement_pending");
    if (!voidable.includes(transaction.status)) {
      const message =
        "Transaction can only be voided if status is authorized, submitted_for_settlement, or - for PayPal - settlement_pending.";
      return invalid("91504", "base", message);
    }
    this.changeStatus(transaction, "voided", source);
    return done(transaction);
  }

  findRefunds(sale: Transaction): readonly Transaction[] {
    return this.#refunds.get(sale.id) ?? [];
  }

  /** Settles a transaction, as the bank does overnight. */
  settle(transaction: Transaction, settlement?: Settlement): Result {
    if (!settleable.includes(transaction.status)) {
      return invalid("91575", "base", "Cannot simulate settlement.");
    }
    const byDefault = this.#settings.testAmounts ? getSettlementForAmount(transaction) : "settled";
    this.changeStatus(transaction, settlement ?? byDefault);
    return done(transaction);
  }

  settleAll(settlement?: Settlement): Transaction[] {
    const submitted = this.all().filter(({ status }) => settleable.includes(status));
    for (const transaction of submitted) this.settle(transaction, settlement);
    return submitted;
  }

  /** Eight letters and digits, as at the gateway. */
  #createId(): string {
    const id = Array.from({ length: 8 }, () => randomInt(36).toString(36)).join("");
    return this.#byId.has(id) ? this.#createId() : id;
  }
}

/** Documented test amounts, which apply to PayPal only. */
function getSettlementForAmount({ method, amountCents }: Transaction): Settlement {
  const dollars = Math.floor(amountCents / 100);
  if (method.kind !== "paypal_account") return "settled";
  if (dollars === 4001) return "settlement_declined";
  return dollars === 4002 ? "settlement_pending" : "settled";
}
