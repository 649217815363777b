/** How long the buyer can open the order's downloads. */
import { sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import type { Trx } from "../db/database.ts";
import { recordEvent } from "./events.ts";

/** When access ends that starts or is restored now. */
export const newAccessExpiry = ({ now }: Pick<Deps, "now">) =>
  sql<Date>`${now()} + interval '12 months'`;

/** Whether access was revoked or has expired. */
export const accessEndedSql = ({ now }: Pick<Deps, "now">) =>
  sql<boolean>`(access_revoked or coalesce(access_expires_at <= ${now()}, false))`;

/** Revokes the buyer's access, or restores it for 12 months. Returns whether it changed. */
export async function setOrderAccess(
  deps: Deps,
  trx: Trx,
  orderId: number,
  isRestored: boolean,
): Promise<boolean> {
  const changed = await trx
    .updateTable("orders")
    .set({
      access_expires_at: isRestored ? newAccessExpiry(deps) : deps.now(),
      access_revoked: !isRestored,
    })
    .where("id", "=", orderId)
    .where("paid_at", "is not", null)
    .where(accessEndedSql(deps), "=", isRestored)
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}

/** For refunds and lost disputes. Records an event, unless an owner has revoked it already. */
export async function revokeAccess({ now }: Deps, trx: Trx, orderId: number) {
  const revoked = await trx
    .updateTable("orders")
    .set({ access_expires_at: now(), access_revoked: true })
    .where("id", "=", orderId)
    .where("access_revoked", "=", false)
    .returning("id")
    .executeTakeFirst();
  if (revoked) await recordEvent(trx, orderId, "access-revoked", "system");
}

/** Returns false and changes nothing when access was revoked. */
export async function extendAccess(deps: Deps, trx: Trx, orderId: number): Promise<boolean> {
  const extended = await trx
    .updateTable("orders")
    .set({ access_expires_at: sql<Date>`greatest(access_expires_at, ${newAccessExpiry(deps)})` })
    .where("id", "=", orderId)
    .where("access_revoked", "=", false)
    .returning("id")
    .executeTakeFirst();
  return extended !== undefined;
}
