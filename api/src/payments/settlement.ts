import { formatUsd } from "@agency/contract/format/money";
import { sql } from "kysely";
import { clearFailure, raiseAlert, recordFailure } from "../alerts/alerts.ts";
import type { Deps } from "../core/deps.ts";
import { incrementRateLimit } from "../core/rate-limits.ts";
import type { Attempt } from "../db/tables.ts";
import type { GatewayTransaction } from "../gateways/gateway.ts";
import { lockOrder } from "../orders/orders.ts";
import { PAYMENT_JOBS } from "../queue/queue.ts";
import { findAttempt } from "./attempts.ts";
import { forEachConcurrently } from "./for-each-concurrently.ts";
import { syncPayment } from "./job-data.ts";
import { applyGatewayRefund, importVoid } from "./refunds/import-external.ts";
import { isSettlementOverdue } from "./settlement-overdue.ts";

/** Per run. Two runs a minute make 144,000 checks a day, enough for 24,000 payments with about six checks each. */
const BATCH_SIZE = 50;
const SETTLEMENT_CHECK_HOURS = 4;
const OVERDUE = "settlement-overdue";

/** Polls each captured payment until it settles, because the gateway sends settlement webhooks for bank debits only. */
export async function syncSettlements(deps: Deps, signal?: AbortSignal) {
  const { rows } = await sql<Attempt>`
    update payment_attempts
    set next_check_at = ${deps.now()} + make_interval(hours => ${SETTLEMENT_CHECK_HOURS})
    where id in (
      select id from payment_attempts
      where state = 'captured' and settled_at is null
        and (next_check_at is null or next_check_at <= ${deps.now()})
      order by next_check_at nulls first limit ${BATCH_SIZE} for update skip locked)
    returning *`.execute(deps.db);
  await forEachConcurrently(rows, (attempt) => syncSettlement(deps, attempt), signal);
}

/** Every few seconds, the desk polls the order that an owner has open. This limits the gateway calls. */
const MIN_INTERVAL_SECONDS = 15;

/** Call this when an owner opens an order, so that changes made in the Control Panel are imported. */
export async function requestPaymentSync(deps: Deps, transactionId: string) {
  if ((await incrementRateLimit(deps, `sync-payment:${transactionId}`, MIN_INTERVAL_SECONDS)) > 1)
    return;
  const job = syncPayment({ kind: "sync-payment", transactionId });
  // Jobs of an open tab must not pile up during an outage and delay webhooks and refunds.
  await deps.queue.sendUnlessUnfinished(deps.db, PAYMENT_JOBS, job);
}

/** Runs when an owner opens the order. Not retried after an error, because the next view and the hourly jobs do the same. */
export const trySyncSettlementAndRefunds = (deps: Deps, transactionId: string) =>
  syncSettlementAndRefunds(deps, transactionId).catch((error) =>
    deps.log.warn({ err: error, transaction: transactionId }, "payment not synced"),
  );

/** Updates the settlement and imports refunds made in the Control Panel. */
export async function syncSettlementAndRefunds(deps: Deps, transactionId: string) {
  const attempt = await findAttempt(deps.db, "transaction_id", transactionId);
  if (attempt?.state !== "captured") return;
  const transaction = await deps.gateway.find(transactionId);
  if (!transaction) return;
  await applyGatewayStatus(deps, attempt, transaction);
  for (const refund of await deps.gateway.findRefundsByTransaction(transactionId))
    await applyGatewayRefund(deps, refund);
}

async function syncSettlement(deps: Deps, attempt: Attempt) {
  const reason = await checkSettlement(deps, attempt).catch((error) => {
    deps.log.warn({ err: error, attempt: attempt.reference }, "settlement check failed");
    return String(error);
  });
  if (reason) await alertIfOverdue(deps, attempt, reason);
}

/** Returns why the payment is not settled, or undefined if its status is final. */
async function checkSettlement(deps: Deps, attempt: Attempt) {
  const { transaction_id } = attempt;
  const transaction = transaction_id && (await deps.gateway.find(transaction_id));
  if (!transaction) return "The payment was not found.";
  if (await applyGatewayStatus(deps, attempt, transaction)) return undefined;
  return `The status is ${transaction.gatewayStatus}.`;
}

async function alertIfOverdue(deps: Deps, attempt: Attempt, reason: string) {
  const { transaction_id: transaction, reference, amount_cents, created_at } = attempt;
  if (!(await isSettlementOverdue(deps, created_at))) return;
  const detail = { transaction, reference, amount: formatUsd(amount_cents) };
  const failure = { kind: OVERDUE, subject: reference, reason, detail, alertAfter: 1 };
  await deps.db.transaction().execute((trx) => recordFailure(deps, trx, failure));
}

/** Applies the status that the gateway returned for a captured payment. Returns false until it is final. */
export async function applyGatewayStatus(
  deps: Deps,
  attempt: Attempt,
  transaction: GatewayTransaction,
) {
  if (transaction.isSettled) {
    await recordSettled(deps, attempt, transaction);
  } else if (transaction.status === "voided") {
    await importVoid(deps, attempt);
    await stopChecking(deps, attempt);
  } else if (transaction.status === "declined") {
    const { reference } = attempt;
    const detail = { transaction: transaction.id, status: transaction.gatewayStatus, reference };
    await raiseAlert(deps, { kind: "settlement-declined", subject: transaction.id, detail });
    await stopChecking(deps, attempt);
  } else {
    return false;
  }
  return true;
}

/** Records the settlement once, and makes waiting refunds due. */
async function recordSettled(
  deps: Deps,
  { id, order_id, reference }: Attempt,
  { feeCents }: GatewayTransaction,
) {
  const { db, now } = deps;
  await db.transaction().execute(async (trx) => {
    await lockOrder(trx, order_id);
    await clearFailure(deps, trx, { kind: OVERDUE, subject: reference });
    const settled = await trx
      .updateTable("payment_attempts")
      .set({ settled_at: now(), fee_cents: feeCents })
      .where("id", "=", id)
      .where("settled_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!settled) return;
    await trx
      .updateTable("refunds")
      .set({ next_check_at: now() })
      .where("attempt_id", "=", id)
      .where("state", "=", "waiting")
      .execute();
  });
}

async function stopChecking(deps: Deps, { id, reference }: Attempt) {
  await deps.db.transaction().execute(async (trx) => {
    await clearFailure(deps, trx, { kind: OVERDUE, subject: reference });
    await trx
      .updateTable("payment_attempts")
      .set({ next_check_at: sql<Date>`'infinity'` })
      .where("id", "=", id)
      .execute();
  });
}
