import type { Deps } from "../core/deps.ts";
import type { Db } from "../db/database.ts";
import type { OwnerRef } from "../orders/orders.ts";

/** An owner by email address, the client, or a scheduled job. */
export type RequestActor = OwnerRef | "client" | "system";

/** Adds an entry to the append-only history. */
export async function recordRequestEvent(
  { now }: Pick<Deps, "now">,
  db: Db,
  requestId: number,
  kind: string,
  by: RequestActor,
  detail: object = {},
) {
  const { id } = await db
    .insertInto("payment_request_events")
    .values({
      payment_request_id: requestId,
      occurred_at: now(),
      kind,
      actor: typeof by === "string" ? by : "owner",
      owner: typeof by === "string" ? null : by.owner,
      detail: JSON.stringify(detail),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
