import { type Dispute, isLost } from "./disputes.ts";
import type { Operation } from "./operations.ts";
import type { State } from "./state.ts";
import type { Status, Transaction } from "./transaction.ts";

/** What tests compare with their own books. */
export interface Audit {
  /** Oldest first, with every status they were ever in. */
  transactions: AuditedTransaction[];
  /** By the order id of the sale, refunds included. Sales without one are under "". */
  orders: Record<string, OrderMoney>;
  calls: Partial<Record<Operation, number>>;
}

export type AuditedTransaction = Pick<
  Transaction,
  "id" | "type" | "orderId" | "amountCents" | "status" | "refundedId" | "rejectionReason"
> & {
  processorCode?: string;
  createdAt: string;
  history: { status: Status; amountCents: number; at: string }[];
  /** Of a sale, oldest first. */
  disputes?: Pick<Dispute, "id" | "kind" | "reason" | "status" | "amountCents">[];
  /** Of a sale: where its money went. */
  money?: SaleMoney;
};

export interface SaleMoney {
  /** Submitted for settlement or further, whatever was given back since. */
  capturedCents: number;
  /** By refunds that were not declined, voided or sent back. */
  refundedCents: number;
  voidedCents: number;
  /** Also by disputes that nobody answered in time. */
  disputeLostCents: number;
}

export interface OrderMoney {
  /** Held on the buyer's card, and not captured. */
  authorizedCents: number;
  /** Submitted for settlement or further: money that was or will be taken. */
  capturedCents: number;
  refundedCents: number;
  captures: number;
}

const captured: readonly Status[] = [
  "submitted_for_settlement",
  "settling",
  "settled",
  "settlement_pending",
  "settlement_confirmed",
];

type Books = Pick<State, "transactions" | "disputes">;

export function audit(books: Books, calls: ReadonlyMap<Operation, number>): Audit {
  const transactions = books.transactions.all();
  const orders: Record<string, OrderMoney> = {};
  for (const { type, status, amountCents, orderId, refundedId } of transactions) {
    const order = type === "sale" ? orderId : books.transactions.find(refundedId)?.orderId;
    orders[order ?? ""] ??= { authorizedCents: 0, capturedCents: 0, refundedCents: 0, captures: 0 };
    const money = orders[order ?? ""];
    if (!money) continue;
    if (type === "credit") {
      if (captured.includes(status)) money.refundedCents += amountCents;
    } else if (status === "authorized") {
      money.authorizedCents += amountCents;
    } else if (captured.includes(status)) {
      money.capturedCents += amountCents;
      money.captures += 1;
    }
  }
  return {
    transactions: transactions.map((transaction) => audited(transaction, books)),
    orders,
    calls: Object.fromEntries(calls),
  };
}

/** Plain data, the same whether it came by a call or by HTTP. */
function audited(transaction: Transaction, books: Books): AuditedTransaction {
  const { id, type, orderId, amountCents, status, refundedId, rejectionReason } = transaction;
  return {
    id,
    type,
    orderId,
    amountCents,
    status,
    refundedId,
    rejectionReason,
    processorCode: transaction.processor?.code,
    createdAt: transaction.createdAt.toISOString(),
    history: transaction.history.map(({ status, amountCents, at }) => ({
      status,
      amountCents,
      at: at.toISOString(),
    })),
    ...(type === "sale" && saleBooks(transaction, books)),
  };
}

function saleBooks(sale: Transaction, { transactions, disputes }: Books) {
  const { status, amountCents } = sale;
  const refunds = transactions.refundsOf(sale).filter((refund) => captured.includes(refund.status));
  const disputed = disputes.of(sale);
  const money: SaleMoney = {
    capturedCents: captured.includes(status) ? amountCents : 0,
    refundedCents: sumCents(refunds),
    voidedCents: status === "voided" ? amountCents : 0,
    disputeLostCents: sumCents(disputed.filter(isLost)),
  };
  return {
    money,
    disputes: disputed.map(({ id, kind, reason, status, amountCents }) => ({
      id,
      kind,
      reason,
      status,
      amountCents,
    })),
  };
}

const sumCents = (parts: readonly { amountCents: number }[]) =>
  parts.reduce((cents, part) => cents + part.amountCents, 0);
