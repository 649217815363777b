import type { BuyerRefund } from "@agency/contract/api/refunds";
import type { Deps } from "../core/deps.ts";
import type { Order, Refund } from "../db/tables.ts";

/** The states that a buyer sees: not sent yet, sent, or arrived. */
const buyerStates: Record<Exclude<Refund["state"], "failed">, BuyerRefund["state"]> = {
  requested: "pending",
  waiting: "pending",
  sending: "pending",
  accepted: "sent",
  settled: "completed",
};

export async function findBuyerRefunds({ db }: Deps, { id }: Order): Promise<BuyerRefund[]> {
  const refunds = await db
    .selectFrom("refunds")
    .select(["cents", "state", "requested_at", "accepted_at"])
    .where("order_id", "=", id)
    .where("state", "!=", "failed")
    .orderBy("requested_at")
    .execute();
  return refunds.flatMap(({ cents, state, requested_at, accepted_at }) =>
    state === "failed"
      ? []
      : [{ cents, at: (accepted_at ?? requested_at).toISOString(), state: buyerStates[state] }],
  );
}
