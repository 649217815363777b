import { sql } from "kysely";
import { raiseAlert, raiseAlertInTransaction } from "../alerts/alerts.ts";
import type { Deps } from "../core/deps.ts";
import type { GatewayTransaction } from "../gateways/gateway.ts";
import { findAttempt } from "./attempts.ts";
import { parseReference } from "./reference.ts";
import { restoreOrderFromGateway } from "./restore-order.ts";

/** Searches overlap, because the gateway's search index can lag and a payment can arrive late. */
const LOOKBACK_HOURS = 26;
const UNKNOWN_PAYMENTS_ALERT = "unknown-payments";
const ORDERS_RESTORED_ALERT = "orders-restored";

interface ReconciliationWindow {
  from: Date;
  until: Date;
  installationId: string;
  /** When a backup was restored. */
  restoredAt: Date | null;
}

/**
 * Voids orphaned payments and restores orders that a restored backup lacks. Unknown payments that cannot be restored
 * are only reported, because a copy of this database has the same installation ID and may own them.
 */
export async function reconcileTransactions(deps: Deps) {
  const { rows } = await sql<ReconciliationWindow>`
    select reconciled_until - make_interval(hours => ${LOOKBACK_HOURS}) as from,
           ${deps.now()} - make_interval(secs => ${deps.settings.CHARGE_GRACE_SECONDS}) as until,
           id as "installationId", restored_at as "restoredAt"
    from installation`.execute(deps.db);
  const window = rows[0];
  if (!window) throw new Error("this database has no installation ID");
  const unknownPayments: GatewayTransaction[] = [];
  const errors: unknown[] = [];
  const reconcileTransaction = async (transaction: GatewayTransaction) => {
    if (transaction.createdAt > window.until || !isAuthorizedOrCaptured(transaction)) return;
    if (!belongsToInstallation(transaction, window.installationId)) return;
    const match = await classifyTransaction(deps, transaction);
    if (match === "orphaned") await voidOrphanedPayment(deps, transaction);
    const canRestore =
      match === "no_attempt" && window.restoredAt && transaction.createdAt < window.restoredAt;
    if (canRestore && (await restoreOrderFromGateway(deps, transaction))) return;
    if (match === "no_attempt" || match === "other_transaction") unknownPayments.push(transaction);
  };
  for (const transaction of await deps.gateway.findTransactionsSince(window.from))
    await reconcileTransaction(transaction).catch((error) => errors.push(error));
  // Only windows that start before restoredAt restore orders. If storing the alert throws, the next run repeats this
  // window.
  if (window.restoredAt && window.from < window.restoredAt) await alertRestoredOrders(deps);
  await alertUnknownPayments(deps, unknownPayments);
  // Throw before reconciled_until is updated, so that the next run repeats this window.
  if (errors.length > 0)
    throw new AggregateError(errors, `could not reconcile ${errors.length} payments: ${errors[0]}`);
  await deps.db.updateTable("installation").set({ reconciled_until: window.until }).execute();
}

const isAuthorizedOrCaptured = ({ status }: GatewayTransaction) =>
  status === "authorized" || status === "captured";

/** False for payments of another installation, and for sales that an owner made in the Control Panel. */
function belongsToInstallation({ reference }: GatewayTransaction, installationId: string) {
  return parseReference(reference)?.installationId === installationId;
}

/**
 * A payment is orphaned if its attempt is declined, abandoned or voided, so no order was paid with it. It is unknown if
 * its reference has no attempt ("no_attempt") or an attempt with another transaction ("other_transaction").
 */
async function classifyTransaction({ db }: Deps, { id, reference }: GatewayTransaction) {
  const attempt = await findAttempt(db, "reference", reference);
  switch (attempt?.state) {
    case "declined":
    case "abandoned":
    case "voided":
      return "orphaned";
    case "charging":
      return "matched";
    case "authorized":
    case "captured":
      return attempt.transaction_id === id ? "matched" : "other_transaction";
    case undefined:
      return "no_attempt";
  }
}

async function voidOrphanedPayment(deps: Deps, { id, reference, cents }: GatewayTransaction) {
  const isVoided = await deps.gateway.void(id).catch((error) => {
    deps.log.warn({ err: error, attempt: reference }, "orphaned payment not voided");
    return false;
  });
  deps.log.error({ attempt: reference, voided: isVoided }, "orphaned payment");
  await raiseAlert(deps, {
    kind: "orphaned-payment",
    subject: id,
    detail: { transaction: id, reference, cents, voided: isVoided },
  });
}

/** Raises one alert for all restored orders that no earlier alert contains, including those of an interrupted run. */
async function alertRestoredOrders(deps: Deps) {
  await deps.db.transaction().execute(async (trx) => {
    // Two instances must not report the same orders.
    await sql`select from installation for update`.execute(trx);
    const { rows } = await sql<{ number: string }>`
      select distinct number from order_events join orders on orders.id = order_id
      where order_events.kind = 'restored' and not exists (select from alerts
        where alerts.kind = ${ORDERS_RESTORED_ALERT} and alerts.detail->'orders' ? number)`.execute(
      trx,
    );
    if (rows.length === 0) return;
    const orders = rows.map(({ number }) => number);
    deps.log.error({ orders }, "orders restored from gateway");
    const detail = { count: orders.length, orders };
    await raiseAlertInTransaction(deps, trx, { kind: ORDERS_RESTORED_ALERT, detail });
  });
}

/** Raises one alert for all unknown payments that no earlier alert contains. */
async function alertUnknownPayments(deps: Deps, unknownPayments: readonly GatewayTransaction[]) {
  const { rows } = await sql<{ id: string }>`
    select payment->>'transaction' as id
    from alerts, jsonb_array_elements(detail->'payments') as payment
    where kind = ${UNKNOWN_PAYMENTS_ALERT}`.execute(deps.db);
  const reportedIds = new Set(rows.map(({ id }) => id));
  const payments = unknownPayments
    .filter(({ id }) => !reportedIds.has(id))
    .map(({ id, reference, cents, gatewayStatus: status }) => ({
      transaction: id,
      reference,
      cents,
      status,
    }));
  if (payments.length === 0) return;
  deps.log.error({ payments: payments.length }, "unknown payments");
  const detail = { count: payments.length, payments };
  await raiseAlert(deps, { kind: UNKNOWN_PAYMENTS_ALERT, detail });
}
