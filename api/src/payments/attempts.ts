import { type QueryCreator, type RawBuilder, sql } from "kysely";
import { raiseAlertInTransaction } from "../alerts/alerts.ts";
import type { Db, Trx } from "../db/database.ts";
import type { Actor, Attempt, Order, Tables } from "../db/tables.ts";
import type { Deps } from "../deps.ts";
import { markPaid } from "../fulfillment/fulfillment.ts";
import type { Declined, GatewayTransaction } from "../gateways/gateway.ts";
import { activeAttemptStates, isAwaitingPayment, lockOrder } from "../orders/orders.ts";
import { newReference } from "./reference.ts";

/** Of the order with the buyer's key, if there is one already. */
export function findActiveAttemptByKey(db: Db, clientKey: string): Promise<Attempt | undefined> {
  return db
    .selectFrom("payment_attempts")
    .innerJoin("orders", "orders.id", "order_id")
    .selectAll("payment_attempts")
    .where("payment_attempts.state", "in", activeAttemptStates)
    .where("orders.client_key", "=", clientKey)
    .executeTakeFirst();
}

/** The gateway has its time to answer, and its answer needs a moment to be written down. */
const WRITE_MARGIN_SECONDS = 5;

/** Written before the gateway is asked, so that a crash leaves a trace to follow. */
export async function createAttempt(
  { now, settings }: Deps,
  trx: Trx,
  order: Order,
  { clientKey, sender }: { clientKey: string; sender: string },
): Promise<Attempt> {
  const seconds = settings.GATEWAY_TIMEOUT_SECONDS + WRITE_MARGIN_SECONDS;
  return trx
    .with("changed", (query) =>
      query
        .insertInto("payment_attempts")
        .values({
          order_id: order.id,
          client_key: clientKey,
          reference: newReference(order.number),
          state: "charging",
          amount_cents: order.total_cents,
          sender,
          asking_until: sql<Date>`${now()} + make_interval(secs => ${seconds})`,
          began_at: now(),
          changed_at: now(),
        })
        .returningAll(),
    )
    .with(
      "event",
      eventOfChange("charging", "buyer", sql`jsonb_build_object('attempt', reference)`),
    )
    .selectFrom("changed")
    .selectAll()
    .executeTakeFirstOrThrow();
}

/** False when the attempt is no longer ours to go on with. */
export function recordAuthorized(deps: Deps, attempt: Attempt, transaction: GatewayTransaction) {
  return tryTransition(deps, attempt, "charging", "authorized", {
    transaction_id: transaction.id,
    method: transaction.method ?? null,
    last_four: transaction.lastFour ?? null,
  });
}

export function recordDeclined(deps: Deps, attempt: Attempt, declined: Declined) {
  const { declineReason = "The payment was declined.", cardDeclined = false } = declined;
  return tryTransition(deps, attempt, "charging", "declined", {
    refusal: declineReason,
    card_declined: cardDeclined,
  });
}

/** No answer came: what became of it is for the reconciler to find out, and nobody waits for it here. */
export async function recordTimeout({ db, log }: Deps, attempt: Attempt) {
  await db
    .updateTable("payment_attempts")
    .set({ asking_until: null })
    .where("id", "=", attempt.id)
    .execute()
    // It ends by itself in a few seconds.
    .catch((error) => log.warn({ err: error, attempt: attempt.reference }, "not written down"));
}

/** The gateway knows nothing of it: the buyer was not charged. */
export function recordAbandoned(deps: Deps, attempt: Attempt) {
  return tryTransition(deps, attempt, "charging", "abandoned", {});
}

export function recordVoided(deps: Deps, attempt: Attempt) {
  return tryTransition(deps, attempt, "authorized", "voided", {});
}

/**
 * Captured, paid, receipt and delivery on their way: all of it or nothing. Answers "closed" when the order does
 * not wait for money any more, and then changes nothing.
 */
export async function recordCaptured(deps: Deps, attempt: Attempt) {
  return deps.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, attempt.order_id);
    if (!isAwaitingPayment(order)) {
      const now = await findAttempt(trx, "reference", attempt.reference);
      // Paid by this very attempt: another instance was quicker.
      return now?.state === "authorized" ? "closed" : "ended";
    }
    const captured = await transition(deps, trx, attempt, "authorized", "captured", {
      // Nothing is settled before the night.
      next_look_at: sql<Date>`${deps.now()} + interval '4 hours'`,
    });
    if (!captured) return "ended";
    const { method, began_at } = captured;
    await markPaid(deps, trx, order.id, "gateway", {
      ...(method && { method }),
      paidAt: (await isRestored(trx, captured)) ? began_at : undefined,
    });
    return "paid";
  });
}

/** Written again from the gateway's record, after a backup was restored. */
async function isRestored(trx: Trx, { order_id, transaction_id }: Attempt) {
  const event = await trx
    .selectFrom("order_events")
    .select("id")
    .where("order_id", "=", order_id)
    .where("kind", "=", "rebuilt")
    .where(sql`detail ->> 'transaction'`, "=", transaction_id)
    .executeTakeFirst();
  return event !== undefined;
}

/** Money for an order that cannot be paid: gone back, or kept until a person refunds it. The owner is told. */
export function recordPaymentForClosedOrder(
  deps: Deps,
  attempt: Attempt,
  order: Order,
  voided: boolean,
) {
  return deps.db.transaction().execute(async (trx) => {
    const ended = await transition(
      deps,
      trx,
      attempt,
      "authorized",
      voided ? "voided" : "captured",
      {},
    );
    if (!ended) return;
    const { transaction_id: transaction, amount_cents: cents } = ended;
    const detail = { order: order.number, state: order.state, transaction, cents, voided };
    const subject = ended.reference;
    await raiseAlertInTransaction(deps, trx, { kind: "payment-for-closed-order", subject, detail });
  });
}

type Facts = Partial<
  Pick<Attempt, "transaction_id" | "method" | "last_four" | "refusal" | "card_declined">
> & { next_look_at?: RawBuilder<Date> };

async function tryTransition(
  deps: Deps,
  attempt: Attempt,
  from: Attempt["state"],
  to: Attempt["state"],
  facts: Facts,
) {
  return (await transition(deps, deps.db, attempt, from, to, facts)) !== undefined;
}

/** Moves the attempt on, if it still is where the caller believes it to be; its event is part of the same statement. */
function transition(
  deps: Deps,
  db: Db,
  attempt: Attempt,
  from: Attempt["state"],
  to: Attempt["state"],
  facts: Facts,
): Promise<Attempt | undefined> {
  return db
    .with("changed", (query) =>
      query
        .updateTable("payment_attempts")
        .set({ state: to, changed_at: deps.now(), ...facts })
        .where("id", "=", attempt.id)
        .where("state", "=", from)
        .returningAll(),
    )
    .with("event", eventOfChange(to, "gateway", outcome))
    .selectFrom("changed")
    .selectAll()
    .executeTakeFirst();
}

const outcome = sql`jsonb_build_object('transaction', transaction_id, 'refusal', refusal)`;

/** Tells of the attempt that the same statement has changed, if it has. */
const eventOfChange =
  (kind: Attempt["state"], actor: Actor, detail: RawBuilder<unknown>) =>
  (query: QueryCreator<Tables & { changed: Attempt }>) =>
    query
      .insertInto("order_events")
      .columns(["order_id", "kind", "actor", "detail"])
      .expression(({ selectFrom }) =>
        selectFrom("changed").select([
          "order_id",
          sql.lit(kind).as("kind"),
          sql.lit(actor).as("actor"),
          detail.as("detail"),
        ]),
      );

/** The newest one: a failed attempt may be repeated under the same key. */
export function findAttempt(
  db: Db,
  by: "client_key" | "reference" | "transaction_id",
  value: string,
): Promise<Attempt | undefined> {
  return db
    .selectFrom("payment_attempts")
    .selectAll()
    .where(by, "=", value)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}
