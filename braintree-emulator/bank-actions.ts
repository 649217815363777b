import { formatCents } from "./amount.ts";
import type { DisputeRequest, DisputeStatus } from "./disputes.ts";
import type { RefundFailure } from "./refunds.ts";
import type { State } from "./state.ts";
import type { Result, Settlement, Transaction } from "./transaction.ts";

/** Actions of banks and of people in the Control Panel. They throw if the gateway does not allow them. */
export function bankActions({ transactions, refunds, disputes }: State) {
  function find(id: string): Transaction {
    const found = transactions.find(id);
    if (!found) throw new Error(`No transaction ${id}`);
    return found;
  }

  function apply(id: string, action: (found: Transaction) => Result): Transaction {
    const found = find(id);
    const result = action(found);
    if (result.kind === "done") return result.transaction;
    if (result.kind === "unsuccessful") throw new Error(result.message);
    throw new Error(`${result.code}: ${result.message} It is ${found.status}.`);
  }

  return {
    /** Moves one transaction to a settlement status; by default to settled. */
    settle(id: string, settlement?: Settlement) {
      apply(id, (found) => transactions.settle(found, settlement));
    },
    /** Settles all submitted transactions, as the bank does overnight. Returns their IDs. */
    settleOvernight: (settlement?: Settlement): string[] =>
      transactions.settleAll(settlement).map(({ id }) => id),
    /** Returns the refund's ID. By default refunds the remaining amount. */
    refundInControlPanel(id: string, cents?: number): string {
      const amount = cents === undefined ? undefined : formatCents(cents);
      return apply(id, (found) => refunds.refund(found, { amount, source: "control_panel" })).id;
    },
    voidInControlPanel(id: string) {
      apply(id, (found) => transactions.void(found, "control_panel"));
    },
    /** Takes a decline code (2000 to 2999), or 915200 or 915201, which older SDKs get. */
    declineNextRefund: (code = "2046") => refunds.declineNext(code),
    failRefund(id: string, status: RefundFailure = "settlement_declined") {
      apply(id, (found) => refunds.fail(found, status));
    },
    /** Opens a dispute, as the buyer's bank does. Returns its ID. */
    dispute: ({ transactionId, ...details }: DisputeRequest): string =>
      disputes.open(find(transactionId), details).id,
    changeDispute(id: string, status: DisputeStatus) {
      const found = disputes.find(id);
      if (!found) throw new Error(`No dispute ${id}`);
      disputes.change(found, status);
    },
  };
}
