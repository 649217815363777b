import { sql } from "kysely";
import { oneBusinessDayAfter } from "./business-days.ts";
import type { Deps } from "./deps.ts";

/** As the owner's calendar has it: "2026-11-14". */
export async function today({ db, now, settings }: Deps) {
  const { rows } = await sql<{ day: string }>`
    select (${now()} at time zone ${settings.TIME_ZONE})::date::text as day`.execute(db);
  return rows[0]?.day ?? "";
}

/** One business day after a lead or a payment came in, on the studio's calendar. */
export function replyBy({ settings }: Deps, receivedAt: Date) {
  const day = new Intl.DateTimeFormat("sv-SE", { timeZone: settings.TIME_ZONE });
  return oneBusinessDayAfter(day.format(receivedAt));
}
