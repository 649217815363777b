import type { Db } from "../db/database.ts";
import type { Actor } from "../db/tables.ts";

/** What happened to an order, in its own words; nothing is ever changed or deleted here. */
export async function recordEvent(
  db: Db,
  orderId: number,
  kind: string,
  actor: Actor,
  detail: Record<string, unknown> = {},
) {
  await db
    .insertInto("order_events")
    .values({ order_id: orderId, kind, actor, detail: JSON.stringify(detail) })
    .execute();
}
