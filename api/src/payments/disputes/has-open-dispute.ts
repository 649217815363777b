import type { Db } from "../../db/database.ts";

/** Statuses of an open dispute after the bank has received our response. */
export const REPLIED_STATUSES: readonly string[] = ["disputed", "under_review"];

/** Refunds are blocked during a dispute. A retrieval only requests documents, so it does not count. */
export async function hasOpenDispute(db: Db, attemptId: number) {
  const openDispute = await db
    .selectFrom("disputes")
    .select("id")
    .where("attempt_id", "=", attemptId)
    .where("outcome", "=", "open")
    .where("kind", "!=", "retrieval")
    .executeTakeFirst();
  return openDispute !== undefined;
}
