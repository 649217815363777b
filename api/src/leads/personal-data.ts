import { sql } from "kysely";
import type { Db, Trx } from "../db/database.ts";

export function findLeadsByEmail(db: Db, email: string) {
  return db
    .selectFrom("leads")
    .select([
      "id",
      "received_at",
      "name",
      "email",
      "phone",
      "details",
      "message",
      "quarantine_reasons",
    ])
    .where(isFrom(email))
    .orderBy("id")
    .execute();
}

/** Returns the IDs of the deleted leads. */
export async function deleteLeadsByEmail(trx: Trx, email: string) {
  const deleted = await trx.deleteFrom("leads").where(isFrom(email)).returning("id").execute();
  return deleted.map(({ id }) => id);
}

const isFrom = (email: string) =>
  sql<boolean>`${email.toLowerCase()} in (lower(email), lower(reply_to))`;
