import type { Db } from "../db/database.ts";
import type { Actor } from "../db/tables.ts";

type Detail = Record<string, unknown>;

/** What happened to an order; nothing is ever changed or deleted here. */
export async function recordEvent(
  db: Db,
  orderId: number,
  kind: string,
  actor: Actor,
  detail: Detail = {},
) {
  await db
    .insertInto("order_events")
    .values(eventRow(orderId, kind, actor, detail))
    .execute();
}

/** For an event that is part of the statement it tells of. */
export const eventRow = (orderId: number, kind: string, actor: Actor, detail: Detail = {}) => ({
  order_id: orderId,
  kind,
  actor,
  detail: JSON.stringify(detail),
});
