import type { Operation } from "./operations.ts";
import type { Status, Transaction } from "./transaction.ts";
import type { Transactions } from "./transactions.ts";

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
};

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

export function audit(books: Transactions, calls: ReadonlyMap<Operation, number>): Audit {
  const transactions = books.all();
  const orders: Record<string, OrderMoney> = {};
  for (const { type, status, amountCents, orderId, refundedId } of transactions) {
    const order = type === "sale" ? orderId : books.find(refundedId)?.orderId;
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
    transactions: transactions.map(audited),
    orders,
    calls: Object.fromEntries(calls),
  };
}

/** Plain data, the same whether it came by a call or by HTTP. */
function audited(transaction: Transaction): AuditedTransaction {
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
    history: transaction.history.map((step) => ({ ...step, at: step.at.toISOString() })),
  };
}
