import { sql } from "kysely";
import { raiseAlert } from "../../alerts/alerts.ts";
import type { Refund } from "../../db/tables.ts";
import type { Deps } from "../../deps.ts";
import { forEachConcurrently } from "../for-each-concurrently.ts";
import { advanceRefund } from "./send.ts";

const AT_ONCE = 50;
const STUCK_HOURS = 6;
const STUCK_WAITING_HOURS = 7 * 24;
/** Settling takes days, and is no hurry; anything else is. */
const nextLook = ({ settings }: Deps) => sql<Date>`case state
  when 'accepted' then interval '4 hours'
  else make_interval(secs => ${settings.RECONCILE_SECONDS * 2}) end`;

/** Right after it was asked for. What does not come to an end here is looked at again when it is due. */
export async function startRefund(deps: Deps, id: string) {
  const refund = await deps.db
    .selectFrom("refunds")
    .selectAll()
    .where("id", "=", id)
    .where("state", "=", "requested")
    .executeTakeFirst();
  if (refund) await look(deps, refund);
}

/** All whose time has come; each is claimed first, so that two instances do not ask for the same. */
export async function processDueRefunds(deps: Deps, signal?: AbortSignal) {
  const { rows } = await sql<Refund>`
    update refunds set next_look_at = ${deps.now()} + ${nextLook(deps)}
    where id in (
      select id from refunds
      where state in ('requested', 'waiting', 'sending', 'accepted')
        and next_look_at <= ${deps.now()}
      order by next_look_at limit ${AT_ONCE} for update skip locked)
    returning *`.execute(deps.db);
  await forEachConcurrently(rows, (refund) => look(deps, refund), signal);
}

async function look(deps: Deps, refund: Refund) {
  let reason = "It comes to no end at the gateway.";
  try {
    await advanceRefund(deps, refund);
  } catch (error) {
    // The outcome is not known, or the gateway is away: nothing is decided before it can be looked up.
    deps.log.warn({ err: error, refund: refund.id }, "refund not at its end yet");
    reason = String(error);
  }
  await tellWhenStuck(deps, refund, reason);
}

async function tellWhenStuck({ db, now, ...deps }: Deps, { id, cents }: Refund, reason: string) {
  const before = (hours: number) => sql<Date>`${now()} - make_interval(hours => ${hours})`;
  const stuck = await db
    .selectFrom("refunds")
    .innerJoin("orders", "orders.id", "order_id")
    .select("number")
    .where("refunds.id", "=", id)
    .where((refund) =>
      refund.or([
        refund("refunds.state", "in", ["requested", "sending"]).and(
          "requested_at",
          "<",
          before(STUCK_HOURS),
        ),
        refund("refunds.state", "=", "waiting").and(
          "requested_at",
          "<",
          before(STUCK_WAITING_HOURS),
        ),
      ]),
    )
    .executeTakeFirst();
  if (!stuck) return;
  const detail = { order: stuck.number, cents, reason };
  await raiseAlert({ db, now, ...deps }, { kind: "refund-stuck", subject: id, detail });
}
