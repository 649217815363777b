import type { UpdateObject } from "kysely";
import type { Deps } from "../core/deps.ts";
import type { Transition } from "../core/states.ts";
import type { Trx } from "../db/database.ts";
import type { PaymentRequest, Tables } from "../db/tables.ts";

export type RequestTransition = Pick<Transition<PaymentRequest["state"]>, "from" | "to">;
export type RequestChanges = UpdateObject<Tables, "payment_requests">;

/** For a change of other columns. */
export const keepState = ({ state }: Pick<PaymentRequest, "state">): RequestTransition => ({
  from: [state],
  to: state,
});

/**
 * Updates a payment request and increments its revision. Throws if the state does not allow the transition, which the
 * caller has to check under the lock first.
 */
export function transitionRequest(
  { now }: Pick<Deps, "now">,
  trx: Trx,
  { id, revision }: Pick<PaymentRequest, "id" | "revision">,
  { from, to }: RequestTransition,
  changes: RequestChanges = {},
): Promise<PaymentRequest> {
  return trx
    .updateTable("payment_requests")
    .set({ ...changes, state: to, revision: revision + 1, updated_at: now() })
    .where("id", "=", id)
    .where("state", "in", from)
    .returningAll()
    .executeTakeFirstOrThrow();
}
