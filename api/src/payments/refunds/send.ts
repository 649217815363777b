import type { Attempt, Refund } from "../../db/tables.ts";
import type { Deps } from "../../deps.ts";
import type { GatewayTransaction } from "../../gateways/gateway.ts";
import { hasOpenDispute } from "../disputes/has-open-dispute.ts";
import {
  IN_DISPUTE,
  markAccepted,
  markFailed,
  markSending,
  markSettled,
  markWaiting,
  resetToRequested,
} from "./transitions.ts";

const HOUR = 60 * 60;
/** A bank that declines for now is asked again so often, an hour apart. */
const TRIES = 24;

/** What the gateway knows the refund by, so that an unknown outcome can be looked up. */
export const refundReference = ({ id }: Pick<Refund, "id">) => `refund-${id}`;

/** Takes a refund whose time has come one step on, from wherever a crash may have left it. */
export async function advanceRefund(deps: Deps, refund: Refund) {
  const attempt = await deps.db
    .selectFrom("payment_attempts")
    .selectAll()
    .where("id", "=", refund.attempt_id)
    .executeTakeFirstOrThrow();
  if (refund.state === "requested" || refund.state === "waiting") await send(deps, refund, attempt);
  if (refund.state === "sending") await resolveSending(deps, refund, saleOf(attempt));
  if (refund.state === "accepted") await askWhetherSettled(deps, refund);
}

function saleOf({ transaction_id: id, reference }: Attempt) {
  if (!id) throw new Error(`attempt ${reference} is captured without a transaction`);
  return id;
}

/** How money goes back depends on how far it has come; a part of what is not settled has to wait. */
function chooseRefundMethod(
  refund: Refund,
  attempt: Attempt,
  { gatewayStatus }: GatewayTransaction,
) {
  if (["settled", "settling", "settlement_confirmed"].includes(gatewayStatus)) return "refund";
  const voidable = ["authorized", "submitted_for_settlement", "settlement_pending"];
  const whole = refund.cents === attempt.amount_cents;
  return whole && voidable.includes(gatewayStatus) ? "void" : undefined;
}

async function send(deps: Deps, refund: Refund, attempt: Attempt) {
  if (await hasOpenDispute(deps.db, attempt.id)) return markFailed(deps, refund, IN_DISPUTE);
  const sale = await deps.gateway.find(saleOf(attempt));
  if (!sale) throw new Error("the gateway no longer knows this transaction");
  if (sale.status === "voided")
    return markFailed(deps, refund, "The payment was voided: the money is back already.");
  if (sale.status === "declined")
    return markFailed(deps, refund, "The payment never arrived: the bank declined it.");
  if (sale.status === "unknown") throw new Error(`unknown status ${sale.gatewayStatus}`);
  const kind = chooseRefundMethod(refund, attempt, sale);
  if (!kind) return markWaiting(deps, refund, HOUR);
  // A restored backup may have forgotten that it was sent.
  const sent = kind === "refund" && (await findSentRefunds(deps, refund, sale.id)).good;
  if (sent) return markAccepted(deps, refund, { gateway_id: sent.id });
  const began = performance.now();
  const sending = await markSending(deps, refund, kind);
  if (!sending) return;
  // A process that was held up must not send what others may have taken for lost.
  if (performance.now() - began > deps.settings.GATEWAY_TIMEOUT_SECONDS * 1_000) return;
  if (kind === "void") await sendVoid(deps, sending, sale.id);
  else await sendRefund(deps, sending, sale.id);
}

async function sendVoid(deps: Deps, refund: Refund, saleId: string) {
  if (await deps.gateway.cancel(saleId)) return markAccepted(deps, refund, {});
  // Settled in this very moment, or voided by somebody else.
  return resolveSending(deps, refund, saleId);
}

async function sendRefund(deps: Deps, refund: Refund, saleId: string) {
  const { cents } = refund;
  const came = await deps.gateway.refund(saleId, { cents, reference: refundReference(refund) });
  if (came.state === "too-early") return markWaiting(deps, refund, HOUR);
  if (came.state !== "failed") return markAccepted(deps, refund, { gateway_id: came.id });
  return declined(deps, refund, came);
}

function declined(deps: Deps, refund: Refund, { reason, tryLater }: Decline) {
  const { declines } = refund;
  if (tryLater && declines < TRIES)
    return markWaiting(deps, refund, HOUR, { declines: declines + 1 });
  return markFailed(deps, refund, reason);
}

interface Decline {
  reason: string;
  tryLater?: boolean;
}

/** The answer was lost. What the gateway itself has of it decides; nothing is sent twice on a guess. */
async function resolveSending(deps: Deps, refund: Refund, saleId: string) {
  if (refund.kind === "void") {
    const sale = await deps.gateway.find(saleId);
    return sale?.status === "voided"
      ? markAccepted(deps, refund, {})
      : resetToRequested(deps, refund);
  }
  const { good, bad } = await findSentRefunds(deps, refund, saleId);
  if (good) return markAccepted(deps, refund, { gateway_id: good.id });
  // Those that were declined before carry the same reference.
  const last = bad.length > refund.declines ? bad.at(-1) : undefined;
  if (!last) return resetToRequested(deps, refund);
  return declined(deps, refund, { reason: last.reason ?? "declined", tryLater: last.tryLater });
}

/** What the gateway has under this refund's reference, oldest first. */
async function findSentRefunds(deps: Deps, refund: Refund, saleId: string) {
  const reference = refundReference(refund);
  const all = await deps.gateway.refundsOf(saleId);
  const found = all
    .filter((other) => other.reference === reference)
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  if (found.some(({ state }) => state === "unknown"))
    throw new Error(`a refund of ${saleId} has a status that we do not know`);
  return {
    good: found.find(({ state }) => state !== "failed"),
    bad: found.filter(({ state }) => state === "failed"),
  };
}

async function askWhetherSettled(deps: Deps, refund: Refund) {
  const { state, reason } = await deps.gateway.findRefund(refund.gateway_id ?? "");
  if (state === "settled") await markSettled(deps, refund);
  if (state === "failed") await markFailed(deps, refund, reason ?? "declined");
}
