import { sql } from "kysely";
import { raiseAlert } from "../alerts/alerts.ts";
import type { Attempt } from "../db/tables.ts";
import type { Deps } from "../deps.ts";
import type { GatewayTransaction } from "../gateways/gateway.ts";
import { recordAbandoned, recordAuthorized, recordDeclined, recordVoided } from "./attempts.ts";
import { capture } from "./capture.ts";
import { forEachConcurrently } from "./for-each-concurrently.ts";
import { scheduleNextCheck, unfinishedAttempts } from "./unfinished-attempts.ts";

const STUCK_MINUTES = 15;

/** Brings every unfinished attempt to its end, by asking the gateway what really happened. */
export async function reconcileAttempts(deps: Deps, signal?: AbortSignal) {
  const attempts = await unfinishedAttempts(deps);
  await forEachConcurrently(attempts, (attempt) => reconcileAttempt(deps, attempt), signal);
}

async function reconcileAttempt(deps: Deps, attempt: Attempt) {
  try {
    if (await resolveAttempt(deps, attempt, await findTransaction(deps, attempt))) return;
    await alertIfStuck(deps, attempt, "not finished");
  } catch (error) {
    // The gateway is away: the attempt stays as it is, and is looked at again.
    deps.log.warn({ err: error, attempt: attempt.reference }, "not reconciled yet");
    await alertIfStuck(deps, attempt, String(error));
  }
  await scheduleNextCheck(deps, attempt);
}

/** What stays unfinished for so long needs a person. */
async function alertIfStuck(deps: Deps, { reference, state, began_at }: Attempt, reason: string) {
  const { rows } = await sql<{ stuck: boolean }>`
    select ${began_at}::timestamptz < ${deps.now()} - make_interval(mins => ${STUCK_MINUTES}) as stuck`.execute(
    deps.db,
  );
  if (!rows[0]?.stuck) return;
  const detail = { reference, state, reason };
  await raiseAlert(deps, { kind: "payment-stuck", subject: reference, detail });
}

export async function resolveAttempt(
  deps: Deps,
  attempt: Attempt,
  transaction?: GatewayTransaction,
) {
  // Guessing is how buyers pay twice.
  if (transaction?.status === "unknown")
    throw new Error(`unknown status ${transaction.gatewayStatus}`);
  if (attempt.state === "charging") return finishCharging(deps, attempt, transaction);
  if (attempt.state === "authorized") return finishAuthorized(deps, attempt, transaction);
}

async function findTransaction({ gateway }: Deps, attempt: Attempt) {
  if (attempt.transaction_id) return gateway.find(attempt.transaction_id);
  const found = await gateway.findByReference(attempt.reference);
  return found.find(({ status }) => status !== "declined") ?? found[0];
}

async function finishCharging(deps: Deps, attempt: Attempt, transaction?: GatewayTransaction) {
  if (!transaction || transaction.status === "voided") return recordAbandoned(deps, attempt);
  if (transaction.status === "declined") {
    return recordDeclined(deps, attempt, { ...transaction, status: "declined" });
  }
  if (!(await recordAuthorized(deps, attempt, transaction))) return false;
  return finishAuthorized(deps, { ...attempt, transaction_id: transaction.id }, transaction);
}

async function finishAuthorized(deps: Deps, attempt: Attempt, transaction?: GatewayTransaction) {
  if (!transaction) throw new Error("the gateway no longer knows this transaction");
  if (transaction.status === "voided" || transaction.status === "declined") {
    return recordVoided(deps, attempt);
  }
  return (await capture(deps, attempt, transaction)) !== "refused";
}
