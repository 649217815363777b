import { sql } from "kysely";
import { raiseAlert } from "../alerts/alerts.ts";
import type { Deps } from "../deps.ts";
import type { GatewayTransaction } from "../gateways/gateway.ts";
import { findAttempt } from "./attempts.ts";
import { readReference } from "./reference.ts";

const LOOK_BACK_HOURS = 26;
const UNKNOWN = "payments-unknown";

/**
 * Money at the gateway of an attempt that we gave up goes back to the buyer. Money that our books do not
 * have is only told: it may be somebody else's, or ours from before a backup was restored.
 */
export async function sweepOrphans(deps: Deps) {
  const { rows } = await sql<{ from: Date; until: Date; ledger: string }>`
    select ${deps.now()} - make_interval(hours => ${LOOK_BACK_HOURS}) as from,
           ${deps.now()} - make_interval(secs => ${deps.settings.CHARGE_GRACE_SECONDS}) as until,
           id as ledger
    from ledger`.execute(deps.db);
  const window = rows[0];
  if (!window) throw new Error("this database has no id");
  const unknown: GatewayTransaction[] = [];
  for (const transaction of await deps.gateway.since(window.from)) {
    if (transaction.createdAt > window.until || !holdsMoney(transaction)) continue;
    if (!mayBeOurs(transaction, window.ledger)) continue;
    const owner = await ownerOf(deps, transaction);
    if (owner === "given up") await giveBack(deps, transaction);
    if (owner === "nobody") unknown.push(transaction);
  }
  await tellUnknown(deps, unknown);
}

const holdsMoney = ({ status }: GatewayTransaction) =>
  status === "authorized" || status === "captured";

/** Another database's payments carry its id, and what the owner charges by hand has another shape. */
function mayBeOurs({ reference }: GatewayTransaction, ledger: string) {
  const read = readReference(reference);
  return read !== undefined && (read.ledger ?? ledger) === ledger;
}

async function ownerOf({ db }: Deps, { id, reference }: GatewayTransaction) {
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
    default:
      return "nobody";
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
async function tellUnknown(deps: Deps, unknown: readonly GatewayTransaction[]) {
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
