import type { BuyerRefund } from "@agency/contract/api/refunds";
import type { Order, Refund } from "../db/tables.ts";
import type { Deps } from "../deps.ts";

/** What a buyer needs to know of it: whether it is still to come, on its way, or there. */
const shown: Record<Exclude<Refund["state"], "failed">, BuyerRefund["state"]> = {
  requested: "coming",
  waiting: "coming",
  sending: "coming",
  accepted: "sent",
  settled: "arrived",
};

export async function buyerRefunds({ db }: Deps, { id }: Order): Promise<BuyerRefund[]> {
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
      : [{ cents, at: (accepted_at ?? requested_at).toISOString(), state: shown[state] }],
  );
}
