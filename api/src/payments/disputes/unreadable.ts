/** Disputes that cannot be read from the gateway or have an unknown status. They count as open, or stay lost. */
import { formatWeekday } from "@agency/contract/format/dates";
import { formatUsd } from "@agency/contract/format/money";
import { clearFailure, recordFailure } from "../../alerts/alerts.ts";
import type { Deps } from "../../core/deps.ts";
import type { Trx } from "../../db/database.ts";
import type { Order } from "../../db/tables.ts";
import type { GatewayDispute } from "../../gateways/gateway.ts";

const ALERT_KIND = "dispute-unreadable";

export type DisputeToStore = GatewayDispute & { cents: number };

/** Builds a dispute that the gateway does not return, from our row or from the webhook or list that reported it. */
export async function buildUnreadableDispute(
  { db }: Deps,
  id: string,
  reported: GatewayDispute | undefined,
  unreadableReason: string,
): Promise<GatewayDispute & { fetchFailed: true }> {
  const row = await db.selectFrom("disputes").selectAll().where("id", "=", id).executeTakeFirst();
  const failure = { unreadableReason, fetchFailed: true } as const;
  if (!row) {
    const defaults = { transactionId: "", kind: "chargeback", reason: "general", payload: "{}" };
    // Do not store the reported status: reading it later must still count as a change.
    return { ...defaults, outcome: "open", ...reported, ...failure, id, status: "unreadable" };
  }
  const { transaction_id, kind, reason, status, outcome, cents, reply_by, received_on } = row;
  return {
    ...{ id, transactionId: transaction_id, kind, reason, status, outcome, cents, ...failure },
    replyBy: reply_by ?? undefined,
    receivedOn: received_on ?? undefined,
    caseNumber: row.case_number ?? undefined,
    payload: JSON.stringify(row.payload),
  };
}

/** Raises the alert on the first failure, because the bank's deadline may be close, and clears it when readable. */
export async function updateUnreadableAlert(
  deps: Deps,
  trx: Trx,
  { id, status, cents, replyBy, transactionId, unreadableReason }: DisputeToStore,
  order: Order | undefined,
) {
  if (!unreadableReason) return clearFailure(deps, trx, { kind: ALERT_KIND, subject: id });
  const detail = {
    dispute: id,
    ...(order && { order: order.number }),
    amount: cents > 0 ? formatUsd(cents) : "unknown",
    respondBy: replyBy ? formatWeekday(replyBy) : "unknown",
    status,
    transaction: transactionId,
  };
  await recordFailure(deps, trx, {
    ...{ kind: ALERT_KIND, subject: id, detail, reason: unreadableReason },
    alertAfter: 1,
  });
}

export async function listUnreadableDisputeIds({ db }: Deps) {
  const rows = await db
    .selectFrom("failures")
    .select("subject")
    .where("kind", "=", ALERT_KIND)
    .execute();
  return rows.map(({ subject }) => subject);
}
