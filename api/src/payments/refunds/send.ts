import type { Attempt, Refund } from "../../db/tables.ts";
import type { Deps } from "../../deps.ts";
import type { GatewayTransaction } from "../../gateways/gateway.ts";
import { hasOpenDispute } from "../disputes/open.ts";
import { accept, beginAgain, beginSending, fail, IN_DISPUTE, settle, wait } from "./states.ts";

const HOUR = 60 * 60;
/** A bank that declines for now is asked again so often, an hour apart. */
const TRIES = 24;

/** What the gateway knows the refund by, so that an unknown outcome can be looked up. */
export const referenceOf = ({ id }: Pick<Refund, "id">) => `refund-${id}`;

/** Takes a refund whose time has come one step on, from wherever a crash may have left it. */
export async function advance(deps: Deps, refund: Refund) {
  const attempt = await deps.db
    .selectFrom("payment_attempts")
    .selectAll()
    .where("id", "=", refund.attempt_id)
    .executeTakeFirstOrThrow();
  if (refund.state === "requested" || refund.state === "waiting") await send(deps, refund, attempt);
  if (refund.state === "sending") await lookUp(deps, refund, saleOf(attempt));
  if (refund.state === "accepted") await askWhetherSettled(deps, refund);
}

function saleOf({ transaction_id: id, reference }: Attempt) {
  if (!id) throw new Error(`attempt ${reference} is captured without a transaction`);
  return id;
}

/** How money goes back depends on how far it has come; a part of what is not settled has to wait. */
function kindFor(refund: Refund, attempt: Attempt, { gatewayStatus }: GatewayTransaction) {
  if (["settled", "settling", "settlement_confirmed"].includes(gatewayStatus)) return "refund";
  const voidable = ["authorized", "submitted_for_settlement", "settlement_pending"];
  const whole = refund.cents === attempt.amount_cents;
  return whole && voidable.includes(gatewayStatus) ? "void" : undefined;
}

async function send(deps: Deps, refund: Refund, attempt: Attempt) {
  if (await hasOpenDispute(deps.db, attempt.id)) return fail(deps, refund, IN_DISPUTE);
  const sale = await deps.gateway.find(saleOf(attempt));
  if (!sale) throw new Error("the gateway no longer knows this transaction");
  if (sale.status === "voided")
    return fail(deps, refund, "The payment was voided: the money is back already.");
  if (sale.status === "declined")
    return fail(deps, refund, "The payment never arrived: the bank declined it.");
  if (sale.status === "unknown") throw new Error(`unknown status ${sale.gatewayStatus}`);
  const kind = kindFor(refund, attempt, sale);
  if (!kind) return wait(deps, refund, HOUR);
  // A restored backup may have forgotten that it was sent.
  const sent = kind === "refund" && (await sentBefore(deps, refund, sale.id)).good;
  if (sent) return accept(deps, refund, { gateway_id: sent.id });
  const began = performance.now();
  const sending = await beginSending(deps, refund, kind);
  if (!sending) return;
  // A process that was held up must not send what others may have taken for lost.
  if (performance.now() - began > deps.settings.GATEWAY_TIMEOUT_SECONDS * 1_000) return;
  if (kind === "void") await sendVoid(deps, sending, sale.id);
  else await sendRefund(deps, sending, sale.id);
}

async function sendVoid(deps: Deps, refund: Refund, saleId: string) {
  if (await deps.gateway.cancel(saleId)) return accept(deps, refund, {});
  // Settled in this very moment, or voided by somebody else.
  return lookUp(deps, refund, saleId);
}

async function sendRefund(deps: Deps, refund: Refund, saleId: string) {
  const { cents } = refund;
  const came = await deps.gateway.refund(saleId, { cents, reference: referenceOf(refund) });
  if (came.state === "too-early") return wait(deps, refund, HOUR);
  if (came.state !== "failed") return accept(deps, refund, { gateway_id: came.id });
  return declined(deps, refund, came);
}

function declined(deps: Deps, refund: Refund, { reason, tryLater }: Decline) {
  const { declines } = refund;
  if (tryLater && declines < TRIES) return wait(deps, refund, HOUR, { declines: declines + 1 });
  return fail(deps, refund, reason);
}

interface Decline {
  reason: string;
  tryLater?: boolean;
}

/** The answer was lost. What the gateway itself has of it decides; nothing is sent twice on a guess. */
async function lookUp(deps: Deps, refund: Refund, saleId: string) {
  if (refund.kind === "void") {
    const sale = await deps.gateway.find(saleId);
    return sale?.status === "voided" ? accept(deps, refund, {}) : beginAgain(deps, refund);
  }
  const { good, bad } = await sentBefore(deps, refund, saleId);
  if (good) return accept(deps, refund, { gateway_id: good.id });
  // Those that were declined before carry the same reference.
  const last = bad.length > refund.declines ? bad.at(-1) : undefined;
  if (!last) return beginAgain(deps, refund);
  return declined(deps, refund, { reason: last.reason ?? "declined", tryLater: last.tryLater });
}

/** What the gateway has under this refund's reference, oldest first. */
async function sentBefore(deps: Deps, refund: Refund, saleId: string) {
  const reference = referenceOf(refund);
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
  if (state === "settled") await settle(deps, refund);
  if (state === "failed") await fail(deps, refund, reason ?? "declined");
}
