import type { Deps } from "../deps.ts";
import type { GatewayTransaction } from "../gateways/braintree.ts";
import {
  type Attempt,
  recordAbandoned,
  recordAuthorized,
  recordCaptured,
  recordDeclined,
  recordVoided,
  unfinishedAttempts,
} from "./attempts.ts";

/** Brings every unfinished attempt to its end, by asking the gateway what really happened. */
export async function reconcile(deps: Deps) {
  for (const attempt of await unfinishedAttempts(deps)) {
    try {
      await finish(deps, attempt);
    } catch (error) {
      // The gateway is away: the attempt stays as it is, and is looked at again.
      deps.log.warn({ err: error, attempt: attempt.reference }, "not reconciled yet");
    }
  }
}

export async function finish(deps: Deps, attempt: Attempt) {
  const transaction = await lookUp(deps, attempt);
  if (attempt.state === "charging") return finishCharging(deps, attempt, transaction);
  if (attempt.state === "authorized") return finishAuthorized(deps, attempt, transaction);
}

async function lookUp({ gateway }: Deps, attempt: Attempt) {
  if (attempt.transaction_id) return gateway.find(attempt.transaction_id);
  const found = await gateway.findByReference(attempt.reference);
  return found.find(({ standing }) => standing !== "declined") ?? found[0];
}

async function finishCharging(deps: Deps, attempt: Attempt, transaction?: GatewayTransaction) {
  if (!transaction) return recordAbandoned(deps, attempt);
  if (transaction.standing === "declined" || transaction.standing === "voided") {
    return recordDeclined(deps, attempt, transaction.refusal ?? "The payment was declined.");
  }
  if (!(await recordAuthorized(deps, attempt, transaction))) return false;
  return finishAuthorized(deps, { ...attempt, transaction_id: transaction.id }, transaction);
}

async function finishAuthorized(deps: Deps, attempt: Attempt, transaction?: GatewayTransaction) {
  if (!transaction || transaction.standing === "voided" || transaction.standing === "declined") {
    return recordVoided(deps, attempt);
  }
  if (transaction.standing === "captured" || (await deps.gateway.capture(transaction.id))) {
    return recordCaptured(deps, attempt);
  }
  return false;
}
