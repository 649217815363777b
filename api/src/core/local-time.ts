import { agency } from "@agency/contract/agency";
import { dayOf, formatTimestamp, timeOn } from "@agency/contract/format/dates";
import { sql } from "kysely";
import { addDays, isBusinessDay, nextBusinessDay, oneBusinessDayAfter } from "./business-days.ts";
import type { Deps } from "./deps.ts";

/** The database clock, because all timestamps come from it. */
export async function databaseTime({ db, now }: Deps): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select ${now()} as now`.execute(db);
  if (!rows[0]) throw new Error("the database returned no time");
  return rows[0].now;
}

export async function daysAgo(deps: Deps, days: number) {
  return new Date((await databaseTime(deps)).getTime() - days * 86_400_000);
}

/** Today in the owner's time zone, such as "2026-11-14". */
export async function localDate({ db, now }: Deps) {
  const { rows } = await sql<{ day: string }>`
    select (${now()} at time zone ${agency.timeZone})::date::text as day`.execute(db);
  return rows[0]?.day ?? "";
}

/** One business day after a lead or a payment arrived, in the agency's time zone. */
export const replyDueDate = (receivedAt: Date) => oneBusinessDayAfter(dayOf(receivedAt));

const OPENING = "09:00:00";

/** The same time one business day later. Weekends and holidays count from the next opening. */
export function addBusinessDay(at: Date) {
  const [day = "", time = ""] = formatTimestamp(at).split(" ");
  return timeOn(oneBusinessDayAfter(day), isBusinessDay(day) ? time : OPENING);
}

/** The same time some days later. If that is a weekend or holiday, the next opening. */
export function daysAfter(at: Date, count: number) {
  const [today = "", time = ""] = formatTimestamp(at).split(" ");
  const day = addDays(today, count);
  return isBusinessDay(day) ? timeOn(day, time) : timeOn(nextBusinessDay(day), OPENING);
}
