/** Disputes that the gateway does not let us read, or whose status we do not know: until we do, they count as open. */

import { formatWeekday } from "@agency/contract/format/dates";
import { formatUsd } from "@agency/contract/format/money";
import { clearFailure, recordFailure } from "../../alerts/alerts.ts";
import type { Trx } from "../../db/database.ts";
import type { Order } from "../../db/tables.ts";
import type { Deps } from "../../deps.ts";
import type { GatewayDispute } from "../../gateways/gateway.ts";

const KIND = "dispute-unreadable";

export type StoredDispute = GatewayDispute & { cents: number };

/** What we know of a dispute without the gateway's answer: our own row, or what its webhook or the list said. */
export async function findStored(
  { db }: Deps,
  id: string,
  reported: GatewayDispute | undefined,
  unreadable: string,
): Promise<GatewayDispute & { isRead: false }> {
  const row = await db.selectFrom("disputes").selectAll().where("id", "=", id).executeTakeFirst();
  const unread = { unreadable, isRead: false } as const;
  if (!row) {
    const nothing = { transactionId: "", kind: "chargeback", reason: "general", payload: "{}" };
    // Not the reported status: reading the same one later must still count as a change.
    return { ...nothing, outcome: "open", ...reported, ...unread, id, status: "unreadable" };
  }
  const { transaction_id, kind, reason, status, outcome, cents, reply_by, received_on } = row;
  return {
    ...{ id, transactionId: transaction_id, kind, reason, status, outcome, cents, ...unread },
    replyBy: reply_by ?? undefined,
    receivedOn: received_on ?? undefined,
    caseNumber: row.case_number ?? undefined,
    payload: JSON.stringify(row.payload),
  };
}

/** At the first failure: the bank's deadline does not wait for us. */
export async function alertWhileUnreadable(
  deps: Deps,
  trx: Trx,
  { id, status, cents, replyBy, transactionId, unreadable }: StoredDispute,
  order: Order | undefined,
) {
  if (!unreadable) return clearFailure(deps, trx, { kind: KIND, subject: id });
  const detail = {
    dispute: id,
    ...(order && { order: order.number }),
    amount: cents > 0 ? formatUsd(cents) : "unknown",
    answerBy: replyBy ? formatWeekday(replyBy) : "unknown",
    status,
    transaction: transactionId,
  };
  await recordFailure(deps, trx, {
    ...{ kind: KIND, subject: id, detail, reason: unreadable },
    alertAfter: 1,
  });
}

export async function unreadableDisputes({ db }: Deps) {
  const rows = await db.selectFrom("failures").select("subject").where("kind", "=", KIND).execute();
  return rows.map(({ subject }) => subject);
}
