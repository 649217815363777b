/** How a refund moves on. Each move is one transaction with everything that follows from it, or nothing. */
import { sql } from "kysely";
import { raiseAlertInTransaction } from "../../alerts/alerts.ts";
import type { Trx } from "../../db/database.ts";
import type { Order, Refund } from "../../db/tables.ts";
import type { Deps } from "../../deps.ts";
import { restoreRefundedHours } from "../../hours/hours.ts";
import { creditRefund, voidCreditNote } from "../../invoices/invoices.ts";
import { findOrder, lockOrder, recordEvent } from "../../orders/orders.ts";
import { hasOpenDispute } from "../disputes/has-open-dispute.ts";
import { updatePaymentTotals } from "./payment-totals.ts";

type State = Refund["state"];
type Facts = Partial<Pick<Refund, "kind" | "gateway_id" | "declines">> & { failure?: string };

/** Until then nobody asks the gateway about it again. */
export const later = ({ now }: Deps, seconds: number) =>
  sql<Date>`${now()} + make_interval(secs => ${seconds})`;

export const IN_DISPUTE = "The buyer's bank disputes the payment.";

/** Nothing when it is no longer where the caller believes it to be, or another of this payment is being sent. */
export async function markSending(deps: Deps, refund: Refund, kind: "void" | "refund") {
  try {
    return await within(deps, refund, async (trx, order) => {
      // It may have come while the gateway was asked.
      if (await hasOpenDispute(trx, refund.attempt_id ?? 0)) {
        await markFailedInTransaction(deps, trx, order, refund, IN_DISPUTE);
        return undefined;
      }
      return move(deps, trx, refund, ["requested", "waiting"], "sending", { kind }, grace(deps));
    });
  } catch (error) {
    if ((error as { constraint?: string }).constraint === "refunds_sending") return undefined;
    throw error;
  }
}

/** So long an answer may be on its way, and what was asked may still take effect. */
const grace = ({ settings }: Deps) => settings.CHARGE_GRACE_SECONDS;

/** The payment is not settled, and a part of it cannot be voided. The buyer hears of it once. */
export function markWaiting(deps: Deps, refund: Refund, seconds: number, facts: Facts = {}) {
  return within(deps, refund, async (trx) => {
    const from: State[] = ["requested", "waiting", "sending"];
    const { id, order_id, cents } = refund;
    const waiting = await move(deps, trx, refund, from, "waiting", facts, seconds);
    if (!waiting || refund.state === "waiting" || facts.declines) return waiting;
    await recordEvent(trx, order_id, "refund-waiting", "system", { cents });
    await deps.queue.mail(trx, { kind: "refund-waiting", refundId: id });
    return waiting;
  });
}

/** It never came to the gateway, or has to go another way: from the beginning. */
export const resetToRequested = (deps: Deps, refund: Refund) =>
  within(deps, refund, (trx) => move(deps, trx, refund, ["sending"], "requested", {}, 0));

export const markAccepted = (deps: Deps, refund: Refund, facts: Facts) =>
  within(deps, refund, (trx) => markAcceptedInTransaction(deps, trx, refund, facts));

/** The gateway has taken it: the order says so, the buyer hears of it, and access ends if that was wished. */
export async function markAcceptedInTransaction(
  deps: Deps,
  trx: Trx,
  refund: Refund,
  facts: Facts,
) {
  const from: State[] = ["requested", "waiting", "sending"];
  // A void, and what was sent by hand, is done with.
  const to = refund.kind === "refund" ? "accepted" : "settled";
  const accepted = await move(deps, trx, refund, from, to, facts, SETTLE_SECONDS);
  if (!accepted) return undefined;
  await updateRefundedTotal(trx, refund, refund.cents);
  if (refund.end_access) await endAccess(deps, trx, refund);
  const { cents, kind } = refund;
  await recordEvent(trx, refund.order_id, "refunded", "gateway", { cents, kind });
  await deps.queue.mail(trx, { kind: "refund", refundId: refund.id });
  await creditInvoice(deps, trx, accepted);
  return accepted;
}

async function creditInvoice(deps: Deps, trx: Trx, refund: Refund) {
  const order = await findOrder(trx, refund.order_id);
  if (order) await creditRefund(deps, trx, order, refund);
}

/** A refund takes days to settle, and may still fail. */
const SETTLE_SECONDS = 4 * 60 * 60;

export const markSettled = (deps: Deps, refund: Refund) =>
  within(deps, refund, (trx) => move(deps, trx, refund, ["accepted"], "settled", {}, 0));

/** The money stays, or comes back to us, and prepaid time with it: it may be asked for again. The owner is told. */
export function markFailed(deps: Deps, refund: Refund, failure: string) {
  return within(deps, refund, (trx, order) =>
    markFailedInTransaction(deps, trx, order, refund, failure),
  );
}

export async function markFailedInTransaction(
  deps: Deps,
  trx: Trx,
  order: Order,
  refund: Refund,
  failure: string,
) {
  const before = await trx
    .selectFrom("refunds")
    .select("accepted_at")
    .where("id", "=", refund.id)
    .executeTakeFirstOrThrow();
  const from: State[] = ["requested", "waiting", "sending", "accepted", "settled"];
  const failed = await move(deps, trx, refund, from, "failed", { failure }, 0);
  if (!failed) return undefined;
  if (refund.attempt_id) await updatePaymentTotals(deps, trx, refund.attempt_id, -refund.cents);
  await restoreRefundedHours(deps, trx, refund);
  if (before.accepted_at) {
    await updateRefundedTotal(trx, refund, -refund.cents);
    await voidCreditNote(deps, trx, refund);
  }
  const { cents, order_id } = refund;
  await recordEvent(trx, order_id, "refund-failed", "gateway", { cents, reason: failure });
  const detail = { order: order.number, cents, reason: failure };
  await raiseAlertInTransaction(deps, trx, { kind: "refund-failed", subject: refund.id, detail });
  return failed;
}

/** The order's own books: paid, refunded in part, or refunded. */
async function updateRefundedTotal(trx: Trx, refund: Pick<Refund, "order_id">, cents: number) {
  await sql`
    update orders set refunded_cents = refunded_cents + ${cents},
      state = case
        when paid_at is null then state -- Money for an order that was cancelled meanwhile.
        when refunded_cents + ${cents} = 0 then 'paid'
        when refunded_cents + ${cents} = total_cents then 'refunded'
        else 'part_refunded' end
    where id = ${refund.order_id}`.execute(trx);
}

export async function endAccess({ now }: Deps, trx: Trx, { order_id }: Pick<Refund, "order_id">) {
  const ended = await trx
    .updateTable("orders")
    .set({ access_until: now(), access_ended: true })
    .where("id", "=", order_id)
    .where("access_ended", "=", false)
    .returning("id")
    .executeTakeFirst();
  if (ended) await recordEvent(trx, order_id, "access-ended", "system");
}

/** Under the order's lock: everything that moves its money waits here for its turn. */
function within<T>(deps: Deps, refund: Refund, work: (trx: Trx, order: Order) => Promise<T>) {
  return deps.db
    .transaction()
    .execute(async (trx) => work(trx, await lockOrder(trx, refund.order_id)));
}

async function move(
  deps: Deps,
  trx: Trx,
  refund: Pick<Refund, "id" | "version">,
  from: State[],
  to: State,
  facts: Facts,
  nextLookSeconds: number,
): Promise<Refund | undefined> {
  return trx
    .updateTable("refunds")
    .set({
      state: to,
      version: refund.version + 1,
      changed_at: deps.now(),
      next_look_at: later(deps, nextLookSeconds),
      ...(to === "failed" && { failed_at: deps.now() }),
      ...(["accepted", "settled"].includes(to) && {
        accepted_at: sql<Date>`coalesce(accepted_at, ${deps.now()})`,
      }),
      ...facts,
    })
    .where("id", "=", refund.id)
    .where("state", "in", from)
    .where("version", "=", refund.version)
    .returningAll()
    .executeTakeFirst();
}
