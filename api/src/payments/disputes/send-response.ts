/** Sends owners' responses to disputes, and finds out what happened to those whose outcome is unknown. */
import { sql } from "kysely";
import { raiseAlertInTransaction } from "../../alerts/alerts.ts";
import type { Deps } from "../../core/deps.ts";
import type { DisputeResponse } from "../../db/tables.ts";
import type { GatewayDispute } from "../../gateways/gateway.ts";
import { lockOrder, recordEvent } from "../../orders/orders.ts";
import { forEachConcurrently } from "../for-each-concurrently.ts";
import { syncDispute } from "./disputes.ts";
import { responseTransitions } from "./states.ts";

const BATCH_SIZE = 20;

/** Sends a new response immediately. If that fails, processDueResponses tries again. */
export async function startResponse(deps: Deps, id: string) {
  await processResponses(deps, id);
}

export const processDueResponses = (deps: Deps, signal?: AbortSignal) =>
  processResponses(deps, null, signal);

/**
 * Claims the due responses by moving next_check_at, so that no other instance sends them at the same time. They are
 * due again after the grace period: by then every gateway call has taken effect or failed.
 */
async function processResponses(deps: Deps, id: string | null, signal?: AbortSignal) {
  const { rows } = await sql<DisputeResponse>`
    update dispute_responses
    set next_check_at = ${deps.now()} + make_interval(secs => ${deps.settings.CHARGE_GRACE_SECONDS})
    where id in (
      select id from dispute_responses
      where state = 'requested' and next_check_at <= ${deps.now()}
        and (${id}::uuid is null or id = ${id}::uuid)
      order by next_check_at limit ${BATCH_SIZE} for update skip locked)
    returning *`.execute(deps.db);
  await forEachConcurrently(rows, (response) => tryToSend(deps, response), signal);
}

async function tryToSend(deps: Deps, response: DisputeResponse) {
  try {
    await send(deps, response);
  } catch (error) {
    // The outcome is unknown or the gateway is unreachable, so the next check reads the dispute.
    deps.log.warn({ err: error, response: response.id }, "dispute response not confirmed yet");
  }
}

/** Performs the missing steps, in whatever state a crash or a lost response has left the dispute. */
async function send(deps: Deps, response: DisputeResponse) {
  const { dispute_id: id, text } = response;
  const startedAt = performance.now();
  const before = await deps.gateway.findDispute(id);
  if (before.status !== "open") return finish(deps, response, before);
  // Stop if this process stalled: another one may have tried again already.
  const isLate = () =>
    performance.now() - startedAt > deps.settings.GATEWAY_TIMEOUT_SECONDS * 2_000;
  const steps =
    response.kind === "acceptance"
      ? [() => deps.gateway.acceptDispute(id)]
      : [
          ...(hasEvidence(before, text) ? [] : [() => deps.gateway.addDisputeEvidence(id, text)]),
          () => deps.gateway.finalizeDispute(id),
        ];
  for (const step of steps) {
    if (isLate()) return;
    const result = await step();
    if (result.accepted) continue;
    const now = await deps.gateway.findDispute(id);
    if (now.status !== "open") return finish(deps, response, now);
    return markFailed(deps, response, result.reason);
  }
  await finish(deps, response, await deps.gateway.findDispute(id));
}

const EVIDENCE_STATUSES = ["disputed", "under_review", "won", "lost"];

/** The gateway's status shows whether it has this response, or the dispute went on without it. */
async function finish(deps: Deps, response: DisputeResponse, dispute: GatewayDispute) {
  const { kind, text } = response;
  if (dispute.status === "open") throw new Error("the dispute is still open at the gateway");
  const isSent =
    kind === "acceptance"
      ? dispute.status === "accepted"
      : EVIDENCE_STATUSES.includes(dispute.status) && hasEvidence(dispute, text);
  // Stores the status first, so that the dispute never looks open while its response is sent.
  await syncDispute(deps, response.dispute_id);
  if (isSent) await markSent(deps, response);
  else
    await markFailed(
      deps,
      response,
      `The status at the payment provider was already “${dispute.status.replaceAll("_", " ")}”.`,
    );
}

/** Ignores white space, which the gateway may change. */
function hasEvidence({ evidence = [] }: GatewayDispute, text: string) {
  const normalize = (value: string) => value.replace(/\s+/g, " ").trim();
  return evidence.some((sent) => normalize(sent) === normalize(text));
}

const markSent = (deps: Deps, response: DisputeResponse) => change(deps, response, "send", {});

const markFailed = (deps: Deps, response: DisputeResponse, reason: string) =>
  change(deps, response, "fail", { failure_reason: reason });

/** Changes the state and records it in the order's history. A failure also alerts the owners. */
function change(
  deps: Deps,
  { id, dispute_id, kind, owner }: DisputeResponse,
  action: keyof typeof responseTransitions,
  changes: { failure_reason?: string },
) {
  const { from, to } = responseTransitions[action];
  return deps.db.transaction().execute(async (trx) => {
    const attempt = await trx
      .selectFrom("disputes")
      .innerJoin("payment_attempts", "payment_attempts.id", "attempt_id")
      .select("order_id")
      .where("disputes.id", "=", dispute_id)
      .executeTakeFirstOrThrow();
    const order = await lockOrder(trx, attempt.order_id);
    const changed = await trx
      .updateTable("dispute_responses")
      .set({ state: to, updated_at: deps.now(), ...changes })
      .where("id", "=", id)
      .where("state", "in", from)
      .returning("id")
      .executeTakeFirst();
    if (!changed) return;
    const { failure_reason: reason } = changes;
    const by = reason ? "gateway" : { owner };
    await recordEvent(trx, order.id, `dispute-${kind}-${to}`, by, { dispute: dispute_id, reason });
    if (!reason) return;
    const detail = { order: order.number, dispute: dispute_id, reason };
    await raiseAlertInTransaction(deps, trx, {
      kind: "dispute-response-failed",
      subject: id,
      detail,
    });
  });
}
