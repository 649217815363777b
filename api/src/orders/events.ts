import { type QueryCreator, type RawBuilder, sql } from "kysely";
import type { Db } from "../db/database.ts";
import type { Actor, Tables } from "../db/tables.ts";

type Detail = Record<string, unknown>;

/** An owner in the desk, by email address. */
export interface OwnerRef {
  owner: string;
}

/** An owner who used an emailed link is only "owner". */
export type ActorRef = Actor | OwnerRef;

/** Adds an entry to the append-only history. */
export async function recordEvent(
  db: Db,
  orderId: number,
  kind: string,
  by: ActorRef,
  detail: Detail = {},
): Promise<number> {
  const { id } = await db
    .insertInto("order_events")
    .values({ order_id: orderId, kind, ...resolveActor(by), detail: JSON.stringify(detail) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The event detail reduced to these keys, to remove personal data. */
export const pickDetailKeys = (keys: readonly string[]) => sql<string>`(
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(detail) where key = any(${keys}))`;

const resolveActor = (by: ActorRef): { actor: Actor; owner: string | null } =>
  typeof by === "string" ? { actor: by, owner: null } : { actor: "owner", owner: by.owner };

export const findEvent = (db: Db, id: number) =>
  db.selectFrom("order_events").selectAll().where("id", "=", id).executeTakeFirst();

/** The event that was recorded with this idempotency key. */
export const findEventByKey = (db: Db, orderId: number, kind: string, key: string) =>
  db
    .selectFrom("order_events")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("kind", "=", kind)
    .where(sql<string>`detail->>'key'`, "=", key)
    .executeTakeFirst();

export async function hasEvent(db: Db, orderId: number, kind: string, detail: Detail) {
  const event = await db
    .selectFrom("order_events")
    .select("id")
    .where("order_id", "=", orderId)
    .where("kind", "=", kind)
    .where("detail", "=", JSON.stringify(detail))
    .executeTakeFirst();
  return event !== undefined;
}

/** For a statement whose CTE `changed` has an order ID. Inserts nothing if no row was changed. */
export const insertEvent =
  (kind: string, by: ActorRef, detail: RawBuilder<unknown> = sql`'{}'::jsonb`) =>
  (query: QueryCreator<Tables & { changed: { order_id: number } }>) => {
    const { actor, owner } = resolveActor(by);
    return query
      .insertInto("order_events")
      .columns(["order_id", "kind", "actor", "owner", "detail"])
      .expression(({ selectFrom }) =>
        selectFrom("changed").select([
          "order_id",
          sql.lit(kind).as("kind"),
          sql.lit(actor).as("actor"),
          sql<string | null>`${owner}::text`.as("owner"),
          detail.as("detail"),
        ]),
      );
  };
