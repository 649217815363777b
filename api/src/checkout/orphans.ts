import { sql } from "kysely";
import { raiseAlert } from "../alerts.ts";
import type { Deps } from "../deps.ts";
import type { GatewayTransaction } from "../gateways/braintree.ts";
import { findAttempt } from "./attempts.ts";

const LOOK_BACK_HOURS = 26;
/** Ours have this shape; what the owner charges by hand at the gateway has not, and is left alone. */
const ours = /^[2-9A-Z]{4}-[2-9A-Z]{4}-[0-9a-f]{8}$/;

/** Money at the gateway that belongs to no live attempt of ours goes back to the buyer, and the owner is told. */
export async function sweepOrphans(deps: Deps) {
  const { rows } = await sql<{ from: Date; until: Date }>`
    select ${deps.now()} - make_interval(hours => ${LOOK_BACK_HOURS}) as from,
           ${deps.now()} - make_interval(secs => ${deps.settings.CHARGE_GRACE_SECONDS}) as until`.execute(
    deps.db,
  );
  const window = rows[0];
  if (!window) return;
  for (const transaction of await deps.gateway.since(window.from)) {
    if (!ours.test(transaction.reference)) continue;
    if (transaction.createdAt > window.until) continue;
    if (transaction.standing !== "authorized" && transaction.standing !== "captured") continue;
    if (!(await isLive(deps, transaction))) await giveBack(deps, transaction);
  }
}

async function isLive({ db }: Deps, { id, reference }: GatewayTransaction) {
  const attempt = await findAttempt(db, "reference", reference);
  if (!attempt) return false;
  if (attempt.state === "charging") return true;
  return attempt.transaction_id === id && ["authorized", "captured"].includes(attempt.state);
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
