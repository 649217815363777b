import { sql } from "kysely";
import { endSubjects, raiseAlertInTransaction } from "../../alerts/alerts.ts";
import type { Deps } from "../../core/deps.ts";
import { daysAgo } from "../../core/local-time.ts";
import { isPossible } from "../../core/states.ts";
import type { Db, Trx } from "../../db/database.ts";
import type { Attempt, Dispute, Order } from "../../db/tables.ts";
import type { GatewayDispute } from "../../gateways/gateway.ts";
import {
  isDeletedEmail,
  isPaymentLost,
  lockOrder,
  recordEvent,
  removePromisedContact,
  revokeAccess,
} from "../../orders/orders.ts";
import { findAttempt } from "../attempts.ts";
import * as emails from "../emails.ts";
import { forEachConcurrently } from "../for-each-concurrently.ts";
import { recalculateDisputeLoss } from "../refunds/attempt-totals.ts";
import { refundTransitions } from "../refunds/states.ts";
import { markFailedInTransaction } from "../refunds/transitions.ts";
import { enqueueDisputeOpened } from "../webhook-events.ts";
import { listAttachableDisputeIds } from "./attachable.ts";
import { disputeTransitions } from "./states.ts";
import {
  buildUnreadableDispute,
  type DisputeToStore,
  listUnreadableDisputeIds,
  updateUnreadableAlert,
} from "./unreadable.ts";

/** Kind of the alert about a loss of money that was refunded already. */
const REFUND_EXCEEDS_PAYMENT = "refund-exceeds-payment";

/**
 * Re-reads the dispute, because webhooks can be repeated, late or out of order. If the gateway does not return it,
 * stores it as open (or keeps a loss) and throws.
 */
export async function syncDispute(deps: Deps, disputeId: string, reported?: GatewayDispute) {
  const unreadableReason = await updateDispute(deps, disputeId, reported);
  if (unreadableReason) throw new Error(unreadableReason);
}

/** Returns why fetching the dispute failed, or undefined. A dispute with an unknown status counts as fetched. */
async function updateDispute(
  deps: Deps,
  disputeId: string,
  reported: GatewayDispute | undefined,
): Promise<string | undefined> {
  const versionBeforeRead = await findVersion(deps.db, disputeId);
  const dispute: GatewayDispute & { fetchFailed?: true } = await deps.gateway
    .findDispute(disputeId)
    .catch((error) => buildUnreadableDispute(deps, disputeId, reported, String(error)));
  if (dispute.unreadableReason)
    deps.log.error(
      { dispute: disputeId, reason: dispute.unreadableReason },
      "dispute not readable",
    );
  const isStored = await deps.db.transaction().execute(async (trx) => {
    const attemptBeforeLock = await findAttempt(trx, "transaction_id", dispute.transactionId);
    const order = attemptBeforeLock && (await lockOrder(trx, attemptBeforeLock.order_id));
    // Read the attempt again, because it may have changed before the lock.
    const attempt =
      attemptBeforeLock && (await findAttempt(trx, "transaction_id", dispute.transactionId));
    const before = await trx
      .selectFrom("disputes")
      .selectAll()
      .where("id", "=", dispute.id)
      .forUpdate()
      .executeTakeFirst();
    // Another process stored the dispute in the meantime, and may have read a newer version.
    if ((before?.version ?? 0) !== versionBeforeRead) return false;
    const { id, status, reason } = dispute;
    const outcome = dispute.unreadableReason ? getOutcomeWhenUnreadable(before) : dispute.outcome;
    const cents = dispute.cents ?? before?.cents ?? attempt?.amount_cents ?? 0;
    // The payload may contain personal data of a buyer whose data was deleted.
    const payload = order && isDeletedEmail(order.email) ? "{}" : dispute.payload;
    const disputeToStore: DisputeToStore = { ...dispute, outcome, cents, payload };
    await upsertDispute(deps, trx, disputeToStore, attempt);
    await updateUnreadableAlert(deps, trx, disputeToStore, order);
    if (!attempt || !order) {
      if (!before && dispute.transactionId) await alertUnknownDispute(deps, trx, dispute);
      return true;
    }
    // A lost dispute was reopened or won, or its amount changed.
    if (before?.outcome === "lost" && outcome !== "lost")
      await endSubjects(deps, trx, REFUND_EXCEEDS_PAYMENT, [id]);
    if (before?.outcome === "lost" && (outcome !== "lost" || cents !== before.cents))
      await recalculateDisputeLoss(deps, trx, attempt.id);
    // The payment of a stored dispute can become known later, for example when its order is restored.
    const wasAttached = before !== undefined && before.attempt_id !== null;
    if (wasAttached && before.status === status) return true;
    const kind = wasAttached ? `dispute-${status.replaceAll("_", "-")}` : "dispute-opened";
    await recordEvent(trx, order.id, kind, "gateway", { dispute: id, cents, reason });
    if (!wasAttached) await enqueueDisputeOpened(deps, trx, order, disputeToStore);
    if (outcome === "lost" && (!wasAttached || before.outcome !== "lost"))
      await recordLoss(deps, trx, { order, attempt, dispute: disputeToStore });
    if (!wasAttached || outcome !== before.outcome)
      await deps.queue.mail(
        trx,
        emails.dispute({ disputeId: id, outcome, version: versionBeforeRead + 1 }),
      );
    return true;
  });
  if (!isStored) return updateDispute(deps, disputeId, reported);
  return dispute.fetchFailed ? dispute.unreadableReason : undefined;
}

/** Keeps a recorded loss until the gateway returns another known outcome. */
function getOutcomeWhenUnreadable({ outcome }: Pick<Dispute, "outcome"> = { outcome: "open" }) {
  const { becomeUnreadable } = disputeTransitions;
  return isPossible(becomeUnreadable, outcome) ? becomeUnreadable.to : outcome;
}

async function findVersion(db: Db, id: string) {
  const dispute = await db
    .selectFrom("disputes")
    .select("version")
    .where("id", "=", id)
    .executeTakeFirst();
  return dispute?.version ?? 0;
}

/** Disputes can last for months. */
const LOOKBACK_DAYS = 120;

/** Runs hourly, because a webhook can be lost and a restored backup can be older than a webhook. */
export async function syncDisputes(deps: Deps) {
  const listed = await deps.gateway.findDisputesSince(await daysAgo(deps, LOOKBACK_DAYS));
  const stored = await deps.db.selectFrom("disputes").select(["id", "outcome", "status"]).execute();
  const openIds = stored.filter(({ outcome }) => outcome === "open").map(({ id }) => id);
  // New disputes, and decisions that the bank has reversed.
  const statuses = new Map(stored.map(({ id, status }) => [id, status]));
  const changed = listed.filter(({ id, status }) => statuses.get(id) !== status);
  const changedIds = changed.map(({ id }) => id);
  const ids = new Set([
    ...openIds,
    ...(await listUnreadableDisputeIds(deps)),
    ...(await listAttachableDisputeIds(deps)),
    ...changedIds,
  ]);
  await forEachConcurrently([...ids], (id) =>
    updateDispute(
      deps,
      id,
      listed.find((dispute) => dispute.id === id),
    ),
  );
}

async function upsertDispute(
  deps: Deps,
  trx: Trx,
  dispute: DisputeToStore,
  attempt: Attempt | undefined,
) {
  const { id, transactionId, kind, reason, status, outcome, cents, payload } = dispute;
  const columns = {
    ...{ transaction_id: transactionId, cents, kind, reason, status, outcome, payload },
    attempt_id: attempt?.id ?? null,
    reply_by: dispute.replyBy ?? null,
    received_on: dispute.receivedOn ?? null,
    case_number: dispute.caseNumber ?? null,
    updated_at: deps.now(),
  };
  await trx
    .insertInto("disputes")
    .values({ id, opened_at: deps.now(), ...columns })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({ ...columns, version: sql`disputes.version + 1` }),
    )
    .execute();
}

interface DisputeLoss {
  order: Order;
  attempt: Attempt;
  dispute: DisputeToStore;
}

/** Fails unsent refunds, revokes access, removes the promised contact of a lost payment, and alerts the owners if part of the loss was refunded already. */
async function recordLoss(deps: Deps, trx: Trx, { order, attempt, dispute }: DisputeLoss) {
  if (dispute.kind === "retrieval") return;
  const unsent = await trx
    .selectFrom("refunds")
    .selectAll()
    .where("attempt_id", "=", attempt.id)
    .where("state", "in", refundTransitions.send.from)
    .execute();
  for (const refund of unsent)
    await markFailedInTransaction(
      deps,
      trx,
      order,
      refund,
      "The bank returned the payment to the buyer after a dispute.",
    );
  const previousLossCents = attempt.dispute_loss_cents;
  const addedLossCents = (await recalculateDisputeLoss(deps, trx, attempt.id)) - previousLossCents;
  await revokeAccess(deps, trx, order.id);
  // No payment remains, so the promised email is no longer due.
  if (await isPaymentLost(trx, order.id)) await removePromisedContact(trx, order.id);
  if (addedLossCents >= dispute.cents) return;
  const { id, cents } = dispute;
  const detail = { order: order.number, dispute: id, cents, lost: addedLossCents };
  await raiseAlertInTransaction(deps, trx, { kind: REFUND_EXCEEDS_PAYMENT, subject: id, detail });
}

async function alertUnknownDispute(deps: Deps, trx: Trx, dispute: GatewayDispute) {
  const { id, transactionId: transaction, cents, reason, replyBy: respondBy } = dispute;
  const detail = { dispute: id, transaction, cents, reason, respondBy };
  await raiseAlertInTransaction(deps, trx, { kind: "unknown-dispute", subject: id, detail });
}
