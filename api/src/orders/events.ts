import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import type { Actor } from "../db/tables.ts";

type Detail = Record<string, unknown>;

/** Who did it. An owner at the desk has a name; one who followed a mailed link has none. */
export type ActorRef = Actor | { owner: string };

/** What happened to an order; nothing is ever changed or deleted here. */
export async function recordEvent(
  db: Db,
  orderId: number,
  kind: string,
  by: ActorRef,
  detail: Detail = {},
): Promise<number> {
  const { id } = await db
    .insertInto("order_events")
    .values(eventRow(orderId, kind, by, detail))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** For an event that is part of the statement it tells of. */
export const eventRow = (orderId: number, kind: string, by: ActorRef, detail: Detail = {}) => ({
  order_id: orderId,
  kind,
  ...resolveActor(by),
  detail: JSON.stringify(detail),
});

/** An event's detail with these of its facts only: who it was about is deleted. */
export const detailWith = (facts: readonly string[]) => sql<string>`(
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(detail) where key = any(${facts}))`;

export const resolveActor = (by: ActorRef): { actor: Actor; owner: string | null } =>
  typeof by === "string" ? { actor: by, owner: null } : { actor: "owner", owner: by.owner };

export async function hasEvent(db: Db, orderId: number, kind: string, detail: Detail) {
  const found = await db
    .selectFrom("order_events")
    .select("id")
    .where("order_id", "=", orderId)
    .where("kind", "=", kind)
    .where("detail", "=", JSON.stringify(detail))
    .executeTakeFirst();
  return found !== undefined;
}
