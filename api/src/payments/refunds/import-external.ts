/** Refunds and voids that were made in the gateway's Control Panel. Our books follow, each of them once. */
import { sql } from "kysely";
import { raiseAlert, raiseAlertInTransaction } from "../../alerts/alerts.ts";
import type { Trx } from "../../db/database.ts";
import type { Attempt, Order, Refund } from "../../db/tables.ts";
import type { Deps } from "../../deps.ts";
import type { GatewayRefund } from "../../gateways/gateway.ts";
import { deductRefundedHours } from "../../hours/hours.ts";
import { lockOrder } from "../../orders/orders.ts";
import { findAttempt } from "../attempts.ts";
import { updatePaymentTotals } from "./payment-totals.ts";
import { refundReference } from "./send.ts";
import { markAcceptedInTransaction, markFailed, markFailedInTransaction } from "./transitions.ts";

/** A void comes before settlement; a refund of an older payment is as new as any. */
const LOOK_BACK_DAYS = 8;
const REASON = "Made in the Control Panel";

/** Everything of the last days, once an hour. */
export async function importControlPanelChanges(deps: Deps) {
  const { rows } = await sql<{ since: Date }>`
    select ${deps.now()} - make_interval(days => ${LOOK_BACK_DAYS}) as since`.execute(deps.db);
  const since = rows[0]?.since ?? new Date(0);
  for (const refund of await deps.gateway.refundsSince(since))
    await importRefund(deps, refund).catch((error) => alertImportFailed(deps, refund.id, error));
  for (const { id } of await deps.gateway.voidedSince(since)) {
    const attempt = await findAttempt(deps.db, "transaction_id", id);
    if (attempt)
      await importVoid(deps, attempt).catch((error) => alertImportFailed(deps, id, error));
  }
}

/** One that makes no sense keeps none of the others away, and a person looks at it. */
async function alertImportFailed(deps: Deps, transaction: string, error: unknown) {
  deps.log.error({ err: error, transaction }, "not mirrored");
  const detail = { transaction, reason: String(error) };
  await raiseAlert(deps, { kind: "refund-not-mirrored", subject: transaction, detail });
}

/** What the gateway says of a refund, whether we know it or not. */
export async function importRefund(deps: Deps, refund: GatewayRefund) {
  const known = await refundAt(deps.db, refund.id);
  if (known) {
    if (refund.state === "failed" && known.state !== "failed")
      await markFailed(deps, known, refund.reason ?? "declined");
    return;
  }
  const attempt = await findAttempt(deps.db, "transaction_id", refund.saleId);
  if (attempt?.state !== "captured" || refund.state === "failed") return;
  if (refund.state === "unknown") throw new Error("a status that we do not know");
  await withPayment(deps, attempt, async (trx, order, attempt) => {
    if (await refundAt(trx, refund.id)) return;
    const own = await refundsOf(trx, attempt);
    const ours = own.find((one) => refund.reference === refundReference(one) && !one.gateway_id);
    // Its answer is still on its way: it is looked up when its time has come.
    if (ours && isSending(ours)) return;
    // A restored backup has forgotten that it was sent.
    if (ours && isUnsent(ours)) {
      await markAcceptedInTransaction(deps, trx, ours, { gateway_id: refund.id });
      return;
    }
    if (!(await cancelUnsentRefunds(deps, trx, { order, attempt, own, cents: refund.cents })))
      return;
    await add(deps, trx, order, attempt, {
      ...{ kind: "refund", cents: refund.cents, gateway_id: refund.id },
    });
  });
}

export async function importVoid(deps: Deps, attempt: Attempt) {
  if (attempt.state !== "captured") return;
  await withPayment(deps, attempt, async (trx, order, attempt) => {
    const own = await refundsOf(trx, attempt);
    if (own.some(({ kind, state }) => kind === "void" && state === "settled")) return;
    const cents = attempt.amount_cents;
    if (await cancelUnsentRefunds(deps, trx, { order, attempt, own, cents }))
      await add(deps, trx, order, attempt, { kind: "void", cents, gateway_id: null });
  });
}

/** Under the order's lock, and the payment as it is then. */
function withPayment(
  deps: Deps,
  { id, order_id }: Attempt,
  work: (trx: Trx, order: Order, attempt: Attempt) => Promise<void>,
) {
  return deps.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, order_id);
    const attempt = await trx
      .selectFrom("payment_attempts")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    await work(trx, order, attempt);
  });
}

const refundAt = (db: Trx | Deps["db"], gatewayId: string): Promise<Refund | undefined> =>
  db.selectFrom("refunds").selectAll().where("gateway_id", "=", gatewayId).executeTakeFirst();

const refundsOf = (trx: Trx, { id }: Attempt): Promise<Refund[]> =>
  trx
    .selectFrom("refunds")
    .selectAll()
    .where("attempt_id", "=", id)
    .orderBy("requested_at", "desc")
    .execute();

const isSending = ({ state }: Refund) => state === "sending";
const isUnsent = ({ state }: Refund) => state === "requested" || state === "waiting";

interface RefundCapacity {
  order: Order;
  attempt: Attempt;
  own: Refund[];
  cents: number;
}

/**
 * What the gateway has paid out comes first: ours that were not sent yet give way, the newest first. While one is
 * being sent, nobody knows what is left, and it is tried again later.
 */
async function cancelUnsentRefunds(
  deps: Deps,
  trx: Trx,
  { order, attempt, own, cents }: RefundCapacity,
) {
  const unsent = own.filter(isUnsent);
  const counted = own.filter(({ state }) => state !== "failed");
  let left = counted.reduce((rest, refund) => rest - refund.cents, attempt.amount_cents);
  if (left < cents && own.some(isSending)) return false;
  for (const refund of unsent) {
    if (left >= cents) break;
    await markFailedInTransaction(
      deps,
      trx,
      order,
      refund,
      "The money went back by the Control Panel first.",
    );
    left += refund.cents;
  }
  if (left < cents) throw new Error(`more was refunded of ${attempt.reference} than was taken`);
  return true;
}

async function add(
  deps: Deps,
  trx: Trx,
  order: Order,
  attempt: Attempt,
  made: Pick<Refund, "kind" | "cents" | "gateway_id">,
) {
  const lost = await updatePaymentTotals(deps, trx, attempt.id, made.cents);
  if (lost < attempt.lost_cents)
    await alertRefundExceedsPayment(deps, trx, order, made.gateway_id ?? "void");
  const refund = await trx
    .insertInto("refunds")
    .values({
      ...made,
      order_id: attempt.order_id,
      attempt_id: attempt.id,
      client_key: null,
      state: "requested",
      reason: REASON,
      owner: null,
      end_access: made.cents === attempt.amount_cents,
      requested_at: deps.now(),
      next_look_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await deductRefundedHours(deps, trx, refund);
  await markAcceptedInTransaction(deps, trx, refund, {});
}

/** A lost dispute and a refund for the same money: the bank has to hear of it. */
async function alertRefundExceedsPayment(deps: Deps, trx: Trx, order: Order, refund: string) {
  const detail = { order: order.number, refund };
  const subject = `${order.number} ${refund}`;
  await raiseAlertInTransaction(deps, trx, { kind: "refund-beyond-payment", subject, detail });
}
