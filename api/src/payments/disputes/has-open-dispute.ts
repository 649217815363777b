import type { Db } from "../../db/database.ts";

/** The status of an open dispute once the bank has our reply. */
export const REPLIED: readonly string[] = ["disputed", "under_review"];

/** While one is open, money must not go back by another way. A request for papers asks for no money. */
export async function hasOpenDispute(db: Db, attemptId: number) {
  const open = await db
    .selectFrom("disputes")
    .select("id")
    .where("attempt_id", "=", attemptId)
    .where("outcome", "=", "open")
    .where("kind", "!=", "retrieval")
    .executeTakeFirst();
  return open !== undefined;
}
