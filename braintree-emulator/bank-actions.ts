import { formatCents } from "./amount.ts";
import type { DisputeRequest, DisputeStatus } from "./disputes.ts";
import type { RefundFailure } from "./refunds.ts";
import type { State } from "./state.ts";
import type { Result, Settlement, Transaction } from "./transaction.ts";

/** What banks do, and people in the Control Panel: it throws where they could not. */
export function bankActions({ transactions, refunds, disputes }: State) {
  function find(id: string): Transaction {
    const found = transactions.find(id);
    if (!found) throw new Error(`No transaction ${id}`);
    return found;
  }

  function on(id: string, act: (found: Transaction) => Result): Transaction {
    const found = find(id);
    const result = act(found);
    if (result.kind === "done") return result.transaction;
    if (result.kind === "unsuccessful") throw new Error(result.message);
    throw new Error(`${result.code}: ${result.message} It is ${found.status}.`);
  }

  return {
    /** One step of what the bank does overnight, as far as settled unless told. */
    settle(id: string, settlement?: Settlement) {
      on(id, (found) => transactions.settle(found, settlement));
    },
    /** A night: everything submitted moves on. Returns the ids of what moved. */
    settleAll: (settlement?: Settlement): string[] =>
      transactions.settleAll(settlement).map(({ id }) => id),
    /** Returns the refund's id. All that is left, unless told. */
    refundInControlPanel(id: string, cents?: number): string {
      const amount = cents === undefined ? undefined : formatCents(cents);
      return on(id, (found) => refunds.refund(found, { amount, source: "control_panel" })).id;
    },
    voidInControlPanel(id: string) {
      on(id, (found) => transactions.void(found, "control_panel"));
    },
    /** One of the 2000s, or 915200 and 915201 as older SDKs get them. */
    declineNextRefund: (code = "2046") => refunds.declineNext(code),
    failRefund(id: string, status: RefundFailure = "settlement_declined") {
      on(id, (found) => refunds.fail(found, status));
    },
    /** The buyer's bank asks the money back. Returns the dispute's id. */
    dispute: ({ transactionId, ...facts }: DisputeRequest): string =>
      disputes.open(find(transactionId), facts).id,
    changeDispute(id: string, status: DisputeStatus) {
      const found = disputes.find(id);
      if (!found) throw new Error(`No dispute ${id}`);
      disputes.change(found, status);
    },
  };
}
