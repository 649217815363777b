import { sql } from "kysely";
import { raiseAlert } from "../alerts/alerts.ts";
import type { Deps } from "../deps.ts";
import type { GatewayTransaction } from "../gateways/gateway.ts";
import { findAttempt } from "./attempts.ts";
import { parseReference } from "./reference.ts";
import { restoreOrderFromGateway } from "./restore-order.ts";

/** A search may lag behind, and a payment may come late. */
const LOOK_BACK_HOURS = 26;
const UNKNOWN = "payments-unknown";

/**
 * Money at the gateway of an attempt that we gave up goes back to the buyer. Money that our books do not have and
 * that was taken before a backup was restored is written again as orders. Whatever else they do not have is only told: a
 * copy of this database may be at work somewhere.
 */
export async function reconcileTransactions(deps: Deps) {
  const { rows } = await sql<{ from: Date; until: Date; ledger: string; restored: Date | null }>`
    select swept_at - make_interval(hours => ${LOOK_BACK_HOURS}) as from,
           ${deps.now()} - make_interval(secs => ${deps.settings.CHARGE_GRACE_SECONDS}) as until,
           id as ledger, restored_at as restored
    from ledger`.execute(deps.db);
  const window = rows[0];
  if (!window) throw new Error("this database has no id");
  const unknown: GatewayTransaction[] = [];
  const rebuilt: string[] = [];
  const errors: unknown[] = [];
  const look = async (transaction: GatewayTransaction) => {
    if (transaction.createdAt > window.until || !holdsMoney(transaction)) return;
    if (!belongsToInstallation(transaction, window.ledger)) return;
    const owner = await classifyTransaction(deps, transaction);
    if (owner === "given up") await giveBack(deps, transaction);
    const isOurs = owner === "lost" && window.restored && transaction.createdAt < window.restored;
    const number = isOurs ? await restoreOrderFromGateway(deps, transaction) : undefined;
    if (number) rebuilt.push(number);
    else if (owner === "lost" || owner === "nobody") unknown.push(transaction);
  };
  for (const transaction of await deps.gateway.since(window.from))
    await look(transaction).catch((error) => errors.push(error));
  if (rebuilt.length > 0) {
    deps.log.error({ orders: rebuilt }, "orders written again from the gateway's record");
    const detail = { count: rebuilt.length, orders: rebuilt };
    await raiseAlert(deps, { kind: "orders-rebuilt", detail });
  }
  await alertUnknownPayments(deps, unknown);
  // The next sweep begins here again, with those that failed.
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} payments failed: ${errors[0]}`);
  // As old as the backup in one that was restored: the next sweep begins there.
  await deps.db.updateTable("ledger").set({ swept_at: window.until }).execute();
}

const holdsMoney = ({ status }: GatewayTransaction) =>
  status === "authorized" || status === "captured";

/** Another database's payments carry its id, and what the owner charges by hand has another shape. */
function belongsToInstallation({ reference }: GatewayTransaction, ledger: string) {
  const read = parseReference(reference);
  return read !== undefined && (read.ledger ?? ledger) === ledger;
}

async function classifyTransaction({ db }: Deps, { id, reference }: GatewayTransaction) {
  const attempt = await findAttempt(db, "reference", reference);
  switch (attempt?.state) {
    // Dead, and nothing brings an attempt back to life: whatever came for it goes back.
    case "declined":
    case "abandoned":
    case "voided":
      return "given up";
    case "charging":
      return "an attempt";
    case "authorized":
    case "captured":
      return attempt.transaction_id === id ? "an attempt" : "nobody";
    case undefined:
      return "lost";
  }
}

async function giveBack(deps: Deps, { id, reference, cents }: GatewayTransaction) {
  const voided = await deps.gateway.cancel(id).catch((error) => {
    deps.log.warn({ err: error, attempt: reference }, "not voided");
    return false;
  });
  deps.log.error({ attempt: reference, voided }, "money without an order");
  await raiseAlert(deps, {
    kind: "money-without-order",
    subject: id,
    detail: { transaction: id, reference, cents, voided },
  });
}

/** All that are new in one alert, each of them once. */
async function alertUnknownPayments(deps: Deps, unknown: readonly GatewayTransaction[]) {
  const told = await sql<{ id: string }>`
    select payment->>'transaction' as id
    from alerts, jsonb_array_elements(detail->'payments') as payment
    where kind = ${UNKNOWN}`.execute(deps.db);
  const known = new Set(told.rows.map(({ id }) => id));
  const payments = unknown
    .filter(({ id }) => !known.has(id))
    .map(({ id, reference, cents, gatewayStatus: status }) => ({
      transaction: id,
      reference,
      cents,
      status,
    }));
  if (payments.length === 0) return;
  deps.log.error({ payments: payments.length }, "payments that our books do not have");
  await raiseAlert(deps, { kind: UNKNOWN, detail: { count: payments.length, payments } });
}
