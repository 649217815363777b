import { type Dispute, isLost } from "./disputes.ts";
import type { Operation } from "./operations.ts";
import type { State } from "./state.ts";
import type { Status, Transaction } from "./transaction.ts";

/** Tests compare this with the service's records. */
export interface Audit {
  /** Oldest first, with their status history. */
  transactions: AuditedTransaction[];
  /** By the sale's order ID, including refunds. Sales without an order ID have the key "". */
  orders: Record<string, OrderMoney>;
  calls: Partial<Record<Operation, number>>;
}

export type AuditedTransaction = Pick<
  Transaction,
  | "id"
  | "type"
  | "orderId"
  | "customerEmail"
  | "amountCents"
  | "status"
  | "refundedId"
  | "rejectionReason"
  | "deviceData"
> & {
  processorCode?: string;
  createdAt: string;
  history: { status: Status; amountCents: number; at: string }[];
  /** Only for sales, oldest first. */
  disputes?: Pick<Dispute, "id" | "kind" | "reason" | "status" | "amountCents">[];
  /** Only for sales. */
  money?: SaleMoney;
};

export interface SaleMoney {
  /** Submitted for settlement or later, including what was refunded since. */
  capturedCents: number;
  /** Without declined, voided and failed refunds. */
  refundedCents: number;
  voidedCents: number;
  /** Including disputes that expired without a reply. */
  disputeLostCents: number;
}

export interface OrderMoney {
  /** Authorized and not captured. */
  authorizedCents: number;
  /** Submitted for settlement or later. */
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

type Records = Pick<State, "transactions" | "disputes">;

export function audit(records: Records, calls: ReadonlyMap<Operation, number>): Audit {
  const transactions = records.transactions.all();
  const orders: Record<string, OrderMoney> = {};
  for (const { type, status, amountCents, orderId, refundedId } of transactions) {
    const order = type === "sale" ? orderId : records.transactions.find(refundedId)?.orderId;
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
    transactions: transactions.map((transaction) => auditTransaction(transaction, records)),
    orders,
    calls: Object.fromEntries(calls),
  };
}

/** Returns JSON-compatible data, so that local and remote audits are equal. */
function auditTransaction(transaction: Transaction, records: Records): AuditedTransaction {
  const { id, type, orderId, customerEmail, amountCents, status } = transaction;
  const { refundedId, rejectionReason, deviceData } = transaction;
  return {
    id,
    type,
    orderId,
    customerEmail,
    amountCents,
    status,
    refundedId,
    rejectionReason,
    deviceData,
    processorCode: transaction.processor?.code,
    createdAt: transaction.createdAt.toISOString(),
    history: transaction.history.map(({ status, amountCents, at }) => ({
      status,
      amountCents,
      at: at.toISOString(),
    })),
    ...(type === "sale" && summarizeSale(transaction, records)),
  };
}

function summarizeSale(sale: Transaction, { transactions, disputes }: Records) {
  const { status, amountCents } = sale;
  const refunds = transactions
    .findRefunds(sale)
    .filter((refund) => captured.includes(refund.status));
  const disputed = disputes.findBySale(sale);
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

const sumCents = (items: readonly { amountCents: number }[]) =>
  items.reduce((cents, item) => cents + item.amountCents, 0);
