import { agency } from "@agency/contract/agency";
import { sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import { localDate } from "../core/local-time.ts";
import type { Trx } from "../db/database.ts";
import type { OwnerRef } from "../orders/orders.ts";
import * as emails from "./emails.ts";
import { recordRequestEvent } from "./events.ts";
import { lockRequest } from "./installments.ts";
import { canBePaidSql, isExpiredSql, needsAcceptance } from "./states.ts";

/** Days relative to the due date on which a reminder is sent. */
const REMINDER_OFFSET_DAYS = [-3, 0, 3, 10];
/** Per run; the job runs hourly. */
const BATCH_SIZE = 200;

/** The client reported a Venmo payment of the installment i, and an owner is checking it. */
const isClaimedSql = sql<boolean>`exists (
  select from orders where installment_id = i.id and state = 'claimed')`;

/**
 * Sends only the latest unsent reminder of each installment, so that an outage causes no burst. Days before the
 * installment became payable are skipped.
 */
export async function sendReminders(deps: Deps) {
  const day = await localDate(deps);
  const { rows } = await sql<{
    installmentId: number;
    requestId: number;
    dueOn: string;
    offsetDays: number;
  }>`
    select distinct on (i.id) i.id as "installmentId", i.payment_request_id as "requestId",
      i.due_on as "dueOn", days.after as "offsetDays"
    from installments i
    join payment_requests on payment_requests.id = i.payment_request_id
      and ${canBePaidSql} and not reminders_paused
    cross join unnest(${REMINDER_OFFSET_DAYS}::int[]) as days(after)
    where i.payable_since is not null and i.paid_at is null
      and i.due_on between ${day}::date - 30 and ${day}::date + 3
      and i.due_on + days.after <= ${day}::date
      and i.due_on + days.after >= (i.payable_since at time zone ${agency.timeZone})::date
      and not exists (select from payment_reminders sent
        where sent.installment_id = i.id and sent.due_on = i.due_on and sent.offset_days >= days.after)
      and not ${isClaimedSql}
    order by i.id, days.after desc
    limit ${BATCH_SIZE}`.execute(deps.db);
  for (const { installmentId, requestId, dueOn, offsetDays } of rows) {
    await deps.db.transaction().execute(async (trx) => {
      const sent = await trx
        .insertInto("payment_reminders")
        .values({
          installment_id: installmentId,
          due_on: dueOn,
          offset_days: offsetDays,
          sent_at: deps.now(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning("installment_id")
        .executeTakeFirst();
      // Another instance sent it first.
      if (!sent) return;
      const detail = { after: offsetDays };
      const eventId = await recordRequestEvent(
        deps,
        trx,
        requestId,
        "reminder-sent",
        "system",
        detail,
      );
      await deps.queue.mail(trx, emails.reminder({ installmentId, again: eventId }));
    });
  }
}

/**
 * Sends a reminder for the open installment, or the proposal again. Returns false when nothing is open, the payment was
 * reported or the proposal has expired; a client gets at most one such email per hour.
 */
export async function sendReminderNow(deps: Deps, id: number, by: OwnerRef): Promise<boolean> {
  const day = await localDate(deps);
  return deps.db.transaction().execute(async (trx) => {
    const request = await lockRequest(trx, id);
    const open = await trx
      .selectFrom("installments as i")
      .select("id")
      .where("payment_request_id", "=", id)
      .where("payable_since", "is not", null)
      .where("paid_at", "is", null)
      .where((row) => row.not(isClaimedSql))
      .orderBy("position")
      .executeTakeFirst();
    if (request.state === "void" || !(open || needsAcceptance(request))) return false;
    if (await isExpired(deps, trx, id)) return false;
    if (await wasJustReminded(deps, trx, id)) return true;
    if (open) await skipScheduledReminder(deps, trx, open.id, day);
    const eventId = await recordRequestEvent(deps, trx, id, "reminder-sent", by);
    await deps.queue.mail(
      trx,
      open
        ? emails.reminder({ installmentId: open.id, again: eventId })
        : emails.sent({ requestId: id, version: request.version, again: eventId }),
    );
    return true;
  });
}

async function isExpired(deps: Deps, trx: Trx, id: number) {
  const row = await trx
    .selectFrom("payment_requests")
    .select(isExpiredSql(deps).as("isExpired"))
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return row.isExpired;
}

/** Events that do not change the content of a reminder. */
const UNRELATED_EVENTS = ["note", "viewed", "reminders-off", "reminders-on"];

/** True within an hour, unless something has changed since: a new link or due date needs another email. */
async function wasJustReminded(deps: Deps, trx: Trx, id: number) {
  const last = await trx
    .selectFrom("payment_request_events")
    .select(["kind", sql<boolean>`occurred_at > ${deps.now()} - interval '1 hour'`.as("isRecent")])
    .where("payment_request_id", "=", id)
    .where("kind", "not in", UNRELATED_EVENTS)
    .orderBy("id", "desc")
    .executeTakeFirst();
  return last?.kind === "reminder-sent" && last.isRecent;
}

/** A manual reminder replaces the one scheduled for the same day. */
async function skipScheduledReminder(deps: Deps, trx: Trx, installmentId: number, day: string) {
  await sql`
    insert into payment_reminders (installment_id, due_on, offset_days, sent_at)
    select id, due_on, days.after, ${deps.now()}
    from installments cross join unnest(${REMINDER_OFFSET_DAYS}::int[]) as days(after)
    where id = ${installmentId} and due_on + days.after = ${day}::date
    on conflict do nothing`.execute(trx);
}

export function setRemindersPaused(deps: Deps, id: number, isPaused: boolean, by: OwnerRef) {
  return deps.db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable("payment_requests")
      .set({ reminders_paused: isPaused })
      .where("id", "=", id)
      .where("reminders_paused", "<>", isPaused)
      .returning("id")
      .executeTakeFirst();
    if (!changed) return false;
    await recordRequestEvent(deps, trx, id, isPaused ? "reminders-off" : "reminders-on", by);
    return true;
  });
}
