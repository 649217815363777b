import { endSubjects, listSubjects, raiseAlert } from "../alerts/alerts.ts";
import type { Deps } from "../core/deps.ts";
import { databaseTime } from "../core/local-time.ts";
import type { Attempt } from "../db/tables.ts";
import type { GatewayTransaction } from "../gateways/gateway.ts";
import { recordAbandoned, recordAuthorized, recordDeclined, recordVoided } from "./attempts.ts";
import { capture } from "./capture.ts";
import { forEachConcurrently } from "./for-each-concurrently.ts";
import { findUnfinishedAttempts, scheduleNextCheck } from "./unfinished-attempts.ts";

const STUCK_ALERT = "payment-stuck";
const STUCK_MS = 15 * 60_000;

/** Resolves unfinished attempts with the state of their transactions at the gateway. */
export async function reconcileAttempts(deps: Deps, signal?: AbortSignal) {
  const attempts = await findUnfinishedAttempts(deps);
  await forEachConcurrently(attempts, (attempt) => reconcileAttempt(deps, attempt), signal);
  await resolveStuckAlerts(deps);
}

/** Checks the attempts of all alerts, because a webhook or a buyer can finish an attempt too. */
async function resolveStuckAlerts(deps: Deps) {
  const references = await listSubjects(deps, STUCK_ALERT);
  if (references.length === 0) return;
  const finished = await deps.db
    .selectFrom("payment_attempts")
    .select("reference")
    .where("reference", "in", references)
    .where("state", "not in", ["charging", "authorized"])
    .execute();
  const subjects = finished.map(({ reference }) => reference);
  await endSubjects(deps, deps.db, STUCK_ALERT, subjects);
}

async function reconcileAttempt(deps: Deps, attempt: Attempt) {
  try {
    if (await resolveAttempt(deps, attempt, await findTransaction(deps, attempt))) return;
    await alertIfStuck(deps, attempt, "The payment is not resolved yet.");
  } catch (error) {
    // The gateway may be unreachable, so the attempt stays unchanged until the next check.
    deps.log.warn({ err: error, attempt: attempt.reference }, "not reconciled yet");
    await alertIfStuck(deps, attempt, String(error));
  }
  await scheduleNextCheck(deps, attempt);
}

async function alertIfStuck(deps: Deps, { reference, state, created_at }: Attempt, reason: string) {
  const ageMs = (await databaseTime(deps)).getTime() - created_at.getTime();
  if (ageMs <= STUCK_MS) return;
  const detail = { reference, state, reason };
  await raiseAlert(deps, { kind: STUCK_ALERT, subject: reference, detail });
}

/** Returns false if the attempt could not be finished, and undefined if its state is final already. */
export async function resolveAttempt(
  deps: Deps,
  attempt: Attempt,
  transaction?: GatewayTransaction,
) {
  // Never guess an unknown status: it could cause a second charge.
  if (transaction?.status === "unknown")
    throw new Error(`unknown status ${transaction.gatewayStatus}`);
  if (attempt.state === "charging") return resolveCharging(deps, attempt, transaction);
  if (attempt.state === "authorized") return resolveAuthorized(deps, attempt, transaction);
}

async function findTransaction({ gateway }: Deps, attempt: Attempt) {
  if (attempt.transaction_id) return gateway.find(attempt.transaction_id);
  const transactions = await gateway.findByReference(attempt.reference);
  return transactions.find(({ status }) => status !== "declined") ?? transactions[0];
}

async function resolveCharging(deps: Deps, attempt: Attempt, transaction?: GatewayTransaction) {
  if (!transaction || transaction.status === "voided") return recordAbandoned(deps, attempt);
  if (transaction.status === "declined") {
    return recordDeclined(deps, attempt, { ...transaction, status: "declined" });
  }
  if (!(await recordAuthorized(deps, attempt, transaction))) return false;
  return resolveAuthorized(deps, { ...attempt, transaction_id: transaction.id }, transaction);
}

async function resolveAuthorized(deps: Deps, attempt: Attempt, transaction?: GatewayTransaction) {
  if (!transaction) throw new Error("transaction not found at the gateway");
  if (transaction.status === "voided" || transaction.status === "declined") {
    return recordVoided(deps, attempt);
  }
  return (await capture(deps, attempt, transaction)) !== "rejected";
}
