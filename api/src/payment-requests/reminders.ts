import { agency } from "@agency/contract/agency";
import { sql } from "kysely";
import type { Trx } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { localDate } from "../local-time.ts";
import { recordRequestEvent } from "./events.ts";
import { lockRequest } from "./installments.ts";

/** In the morning, on these days before and after a payment is due. */
const DAYS_AFTER = [-3, 0, 3, 10];
/** Of one run: the next comes within the hour. */
const AT_ONCE = 200;

/**
 * The newest reminder that has come due and was not sent; the ones before it are not made up for. None for a day that
 * had passed when the payment was opened, or when its day was changed.
 */
export async function sendReminders(deps: Deps) {
  const day = await localDate(deps);
  const { rows } = await sql<{ instalment: number; request: number; due: string; after: number }>`
    select distinct on (i.id) i.id as instalment, i.request_id as request, i.due_on as due,
      days.after
    from instalments i
    join payment_requests r on r.id = i.request_id
      and (r.state = 'accepted' or (r.state = 'sent' and r.terms = 'net15'))
      and not r.reminders_off
    cross join unnest(${DAYS_AFTER}::int[]) as days(after)
    where i.opened_at is not null and i.paid_at is null
      and i.due_on between ${day}::date - 30 and ${day}::date + 3
      and i.due_on + days.after <= ${day}::date
      and i.due_on + days.after >= (i.opened_at at time zone ${agency.timeZone})::date
      and not exists (select from request_reminders sent
        where sent.instalment_id = i.id and sent.due_on = i.due_on and sent.days_after >= days.after)
      -- Said to be paid: the owner looks for it.
      and not exists (select from orders o where o.instalment_id = i.id and o.state = 'claimed')
    order by i.id, days.after desc
    limit ${AT_ONCE}`.execute(deps.db);
  for (const { instalment, request, due, after } of rows) {
    await deps.db.transaction().execute(async (trx) => {
      const sent = await trx
        .insertInto("request_reminders")
        .values({
          instalment_id: instalment,
          due_on: due,
          days_after: after,
          sent_at: deps.now(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning("instalment_id")
        .executeTakeFirst();
      // Another instance was quicker.
      if (!sent) return;
      const again = await recordRequestEvent(deps, trx, request, "reminded", "system", { after });
      const mail = { kind: "request-reminder", instalmentId: instalment, again } as const;
      await deps.queue.mail(trx, mail);
    });
  }
}

/**
 * By hand, for the payment that is open; a proposal is sent again. Returns false when there is nothing to remind of.
 * A client gets one such email an hour, however often and by however many owners it is sent.
 */
export async function sendReminderNow(
  deps: Deps,
  id: number,
  by: { owner: string },
): Promise<boolean> {
  const day = await localDate(deps);
  return deps.db.transaction().execute(async (trx) => {
    const { state, version } = await lockRequest(trx, id);
    const open = await trx
      .selectFrom("instalments")
      .select("id")
      .where("request_id", "=", id)
      .where("opened_at", "is not", null)
      .where("paid_at", "is", null)
      .orderBy("position")
      .executeTakeFirst();
    if (state === "void" || (!open && state !== "sent")) return false;
    if (await wasJustReminded(deps, trx, id)) return true;
    if (open) await skipScheduled(deps, trx, open.id, day);
    const again = await recordRequestEvent(deps, trx, id, "reminded", by);
    await deps.queue.mail(
      trx,
      open
        ? { kind: "request-reminder", instalmentId: open.id, again }
        : { kind: "request-sent", requestId: id, version, again },
    );
    return true;
  });
}

/** What changes nothing that a reminder says. */
const UNRELATED = ["note", "viewed", "reminders-off", "reminders-on"];

/** Within the hour, and nothing has changed since: after a new link or due date the client needs another email. */
async function wasJustReminded(deps: Deps, trx: Trx, id: number) {
  const last = await trx
    .selectFrom("request_events")
    .select(["kind", sql<boolean>`at > ${deps.now()} - interval '1 hour'`.as("isRecent")])
    .where("request_id", "=", id)
    .where("kind", "not in", UNRELATED)
    .orderBy("id", "desc")
    .executeTakeFirst();
  return last?.kind === "reminded" && last.isRecent;
}

/** The reminder by hand takes the place of the scheduled one that is due today. */
async function skipScheduled(deps: Deps, trx: Trx, instalment: number, day: string) {
  await sql`
    insert into request_reminders (instalment_id, due_on, days_after, sent_at)
    select id, due_on, days.after, ${deps.now()}
    from instalments cross join unnest(${DAYS_AFTER}::int[]) as days(after)
    where id = ${instalment} and due_on + days.after = ${day}::date
    on conflict do nothing`.execute(trx);
}

/** The client answered, or should hear again. */
export function setRemindersPaused(deps: Deps, id: number, off: boolean, by: { owner: string }) {
  return deps.db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable("payment_requests")
      .set({ reminders_off: off })
      .where("id", "=", id)
      .where("reminders_off", "<>", off)
      .returning("id")
      .executeTakeFirst();
    if (!changed) return false;
    await recordRequestEvent(deps, trx, id, off ? "reminders-off" : "reminders-on", by);
    return true;
  });
}
