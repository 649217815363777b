import { sql } from "kysely";
import { raiseAlert } from "../alerts/alerts.ts";
import type { Attempt } from "../db/tables.ts";
import type { Deps } from "../deps.ts";
import type { GatewayTransaction } from "../gateways/gateway.ts";
import { lockOrder } from "../orders/orders.ts";
import { findAttempt } from "./attempts.ts";
import { forEachConcurrently } from "./for-each-concurrently.ts";
import { importRefund, importVoid } from "./refunds/import-external.ts";

/** Of one run, twice a minute: ten times what 10,000 payments a day need. */
const BATCH_SIZE = 50;
export const SETTLEMENT_CHECK_HOURS = 4;

/** Banks settle overnight, and no webhook tells of it: the gateway is asked about each payment until it is. */
export async function syncSettlements(deps: Deps, signal?: AbortSignal) {
  const { rows } = await sql<Attempt>`
    update payment_attempts
    set next_look_at = ${deps.now()} + make_interval(hours => ${SETTLEMENT_CHECK_HOURS})
    where id in (
      select id from payment_attempts
      where state = 'captured' and settled_at is null
        and (next_look_at is null or next_look_at <= ${deps.now()})
      order by next_look_at nulls first limit ${BATCH_SIZE} for update skip locked)
    returning *`.execute(deps.db);
  await forEachConcurrently(
    rows,
    (attempt) =>
      look(deps, attempt).catch((error) =>
        deps.log.warn({ err: error, attempt: attempt.reference }, "not known whether settled"),
      ),
    signal,
  );
}

/** Of one payment, when somebody looks at its order: settled or not, and what the Control Panel did to it. */
export async function syncPayment(deps: Deps, transactionId: string) {
  const attempt = await findAttempt(deps.db, "transaction_id", transactionId);
  if (attempt?.state !== "captured") return;
  const sale = await deps.gateway.find(transactionId);
  if (!sale) return;
  if (!attempt.settled_at) await applySale(deps, attempt, sale);
  for (const refund of await deps.gateway.refundsOf(transactionId))
    await importRefund(deps, refund);
}

async function look(deps: Deps, attempt: Attempt) {
  const { transaction_id } = attempt;
  const sale = transaction_id && (await deps.gateway.find(transaction_id));
  if (sale) await applySale(deps, attempt, sale);
}

async function applySale(deps: Deps, attempt: Attempt, sale: GatewayTransaction) {
  const { id, reference } = attempt;
  if (sale.isSettled) return recordSettled(deps, attempt);
  if (sale.status === "voided") await importVoid(deps, attempt);
  if (sale.status === "declined") {
    const detail = { transaction: sale.id, status: sale.gatewayStatus, reference };
    await raiseAlert(deps, { kind: "settlement-declined", subject: sale.id, detail });
  }
  if (sale.status === "voided" || sale.status === "declined") await stopChecking(deps, id);
}

/** Refunds that waited for it are due. */
async function recordSettled({ db, now }: Deps, { id, order_id }: Attempt) {
  await db.transaction().execute(async (trx) => {
    await lockOrder(trx, order_id);
    await trx
      .updateTable("payment_attempts")
      .set({ settled_at: now() })
      .where("id", "=", id)
      .execute();
    await trx
      .updateTable("refunds")
      .set({ next_look_at: now() })
      .where("attempt_id", "=", id)
      .where("state", "=", "waiting")
      .execute();
  });
}

async function stopChecking({ db }: Deps, id: number) {
  await db
    .updateTable("payment_attempts")
    .set({ next_look_at: sql<Date>`'infinity'` })
    .where("id", "=", id)
    .execute();
}
