import { sql } from "kysely";
import { raiseAlertInTransaction } from "../../alerts/alerts.ts";
import type { Db, Trx } from "../../db/database.ts";
import type { Attempt, Order } from "../../db/tables.ts";
import type { Deps } from "../../deps.ts";
import type { GatewayDispute } from "../../gateways/gateway.ts";
import { isRemoved, lockOrder, recordEvent } from "../../orders/orders.ts";
import { findAttempt } from "../attempts.ts";
import { forEachConcurrently } from "../for-each-concurrently.ts";
import { updatePaymentTotals } from "../refunds/payment-totals.ts";
import { endAccess, markFailedInTransaction } from "../refunds/transitions.ts";
import {
  alertWhileUnreadable,
  findStored,
  type StoredDispute,
  unreadableDisputes,
} from "./unreadable.ts";

/**
 * A webhook is a hint: the dispute is read from the gateway as it is now, so that webhooks may be repeated, late or out
 * of order. Throws when it cannot be read, after it was stored as open.
 */
export async function syncDispute(deps: Deps, disputeId: string, reported?: GatewayDispute) {
  const unreadable = await updateDispute(deps, disputeId, reported);
  if (unreadable) throw new Error(unreadable);
}

/** Returns why the gateway did not let us read it; nothing when it did. */
async function updateDispute(
  deps: Deps,
  disputeId: string,
  reported: GatewayDispute | undefined,
): Promise<string | undefined> {
  const read = await versionOf(deps.db, disputeId);
  const dispute: GatewayDispute & { isRead?: false } = await deps.gateway
    .findDispute(disputeId)
    .catch((error) => findStored(deps, disputeId, reported, String(error)));
  if (dispute.unreadable)
    deps.log.error({ dispute: disputeId, reason: dispute.unreadable }, "dispute not readable");
  const written = await deps.db.transaction().execute(async (trx) => {
    const known = await findAttempt(trx, "transaction_id", dispute.transactionId);
    const order = known && (await lockOrder(trx, known.order_id));
    // As it is under the lock.
    const attempt = known && (await findAttempt(trx, "transaction_id", dispute.transactionId));
    const before = await trx
      .selectFrom("disputes")
      .selectAll()
      .where("id", "=", dispute.id)
      .forUpdate()
      .executeTakeFirst();
    // Another reader was faster, and may have read something newer.
    if ((before?.version ?? 0) !== read) return false;
    const { id, status, reason, unreadable } = dispute;
    // A loss stays in our books until the gateway clearly says otherwise.
    const outcome = unreadable ? (before?.outcome === "lost" ? "lost" : "open") : dispute.outcome;
    const cents = dispute.cents ?? before?.cents ?? attempt?.amount_cents ?? 0;
    // The gateway's own record may name a buyer whom we have deleted.
    const payload = order && isRemoved(order.email) ? "{}" : dispute.payload;
    const stored: StoredDispute = { ...dispute, outcome, cents, payload };
    await write(deps, trx, stored, attempt);
    await alertWhileUnreadable(deps, trx, stored, order);
    if (!attempt || !order) {
      if (!before && dispute.transactionId) await alertUnknownDispute(deps, trx, dispute);
      return true;
    }
    // A bank that changes its mind gives the money back to us.
    if (before?.outcome === "lost" && (outcome !== "lost" || cents !== before.cents))
      await updatePaymentTotals(deps, trx, attempt.id, 0);
    if (before?.status === status) return true;
    const isKnown = before !== undefined && before.attempt_id !== null;
    const kind = isKnown ? `dispute-${status.replaceAll("_", "-")}` : "dispute-opened";
    await recordEvent(trx, order.id, kind, "gateway", { dispute: id, cents, reason });
    if (outcome === "lost" && before?.outcome !== "lost")
      await recordLoss(deps, trx, { order, attempt, dispute: stored });
    if (!isKnown || outcome !== before.outcome)
      await deps.queue.mail(trx, { kind: "dispute", disputeId: id, outcome });
    return true;
  });
  if (!written) return updateDispute(deps, disputeId, reported);
  return dispute.isRead === false ? dispute.unreadable : undefined;
}

async function versionOf(db: Db, id: string) {
  const known = await db
    .selectFrom("disputes")
    .select("version")
    .where("id", "=", id)
    .executeTakeFirst();
  return known?.version ?? 0;
}

/** Disputes last for months; a notice that is lost, or older than a restored backup, is made up for within the hour. */
const LOOK_BACK_DAYS = 120;

export async function syncDisputes(deps: Deps) {
  const { rows } = await sql<{ since: Date }>`
    select ${deps.now()} - make_interval(days => ${LOOK_BACK_DAYS}) as since`.execute(deps.db);
  const listed = await deps.gateway.disputesSince(rows[0]?.since ?? new Date());
  const known = await deps.db.selectFrom("disputes").select(["id", "outcome"]).execute();
  const open = known.filter(({ outcome }) => outcome === "open").map(({ id }) => id);
  const fresh = listed.filter(({ id }) => !known.some((one) => one.id === id));
  const due = new Set([...open, ...(await unreadableDisputes(deps)), ...fresh.map(({ id }) => id)]);
  await forEachConcurrently([...due], (id) =>
    updateDispute(
      deps,
      id,
      listed.find((dispute) => dispute.id === id),
    ),
  );
}

async function write(deps: Deps, trx: Trx, dispute: StoredDispute, attempt: Attempt | undefined) {
  const { id, transactionId, kind, reason, status, outcome, cents, payload } = dispute;
  const facts = {
    ...{ transaction_id: transactionId, cents, kind, reason, status, outcome, payload },
    attempt_id: attempt?.id ?? null,
    reply_by: dispute.replyBy ?? null,
    received_on: dispute.receivedOn ?? null,
    case_number: dispute.caseNumber ?? null,
    changed_at: deps.now(),
  };
  await trx
    .insertInto("disputes")
    .values({ id, opened_at: deps.now(), ...facts })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({ ...facts, version: sql`disputes.version + 1` }),
    )
    .execute();
}

interface DisputeLoss {
  order: Order;
  attempt: Attempt;
  dispute: StoredDispute;
}

/** The money is gone, and with it what was bought. What was refunded before cannot be lost once more. */
async function recordLoss(deps: Deps, trx: Trx, { order, attempt, dispute }: DisputeLoss) {
  if (dispute.kind === "retrieval") return;
  const unsent = await trx
    .selectFrom("refunds")
    .selectAll()
    .where("attempt_id", "=", attempt.id)
    .where("state", "in", ["requested", "waiting"])
    .execute();
  for (const refund of unsent)
    await markFailedInTransaction(
      deps,
      trx,
      order,
      refund,
      "The buyer's bank has taken the money back.",
    );
  const before = attempt.lost_cents;
  const lost = (await updatePaymentTotals(deps, trx, attempt.id, 0)) - before;
  await endAccess(deps, trx, { order_id: order.id });
  if (lost >= dispute.cents) return;
  const { id, cents } = dispute;
  const detail = { order: order.number, dispute: id, cents, lost };
  await raiseAlertInTransaction(deps, trx, { kind: "refund-beyond-payment", subject: id, detail });
}

async function alertUnknownDispute(deps: Deps, trx: Trx, dispute: GatewayDispute) {
  const { id, transactionId: transaction, cents, reason, replyBy } = dispute;
  const detail = { dispute: id, transaction, cents, reason, replyBy };
  await raiseAlertInTransaction(deps, trx, { kind: "dispute-unknown", subject: id, detail });
}
