import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import type { Dispute } from "../../db/tables.ts";

/** Statuses of an open dispute after the bank has received our response. */
export const REPLIED_STATUSES: readonly string[] = ["disputed", "under_review"];

/** A retrieval only requests documents, so it does not count. */
export const isOpenDispute = ({ outcome, kind }: Pick<Dispute, "outcome" | "kind">) =>
  outcome === "open" && kind !== "retrieval";

/** The same condition for queries. */
export const openDisputeSql = sql<boolean>`(disputes.outcome = 'open' and disputes.kind <> 'retrieval')`;

/** Refunds are blocked during a dispute. */
export async function hasOpenDispute(db: Db, attemptId: number) {
  const openDispute = await db
    .selectFrom("disputes")
    .select("id")
    .where("attempt_id", "=", attemptId)
    .where(openDisputeSql)
    .executeTakeFirst();
  return openDispute !== undefined;
}
