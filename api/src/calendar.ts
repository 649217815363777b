import { sql } from "kysely";
import { isBusinessDay, oneBusinessDayAfter } from "./business-days.ts";
import type { Deps } from "./deps.ts";

/** By the database's clock, with which everything is written down. */
export async function currentTime({ db, now }: Deps): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select ${now()} as now`.execute(db);
  if (!rows[0]) throw new Error("no answer to a question of time");
  return rows[0].now;
}

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

const OPENING = "09:00:00";

/** The same hour one business day later; what came on a free day counts from the next opening. */
export function oneBusinessDayLater({ settings }: Pick<Deps, "settings">, at: Date) {
  const zone = settings.TIME_ZONE;
  const [day = "", time = ""] = onClockOf(zone, at).split(" ");
  const hour = isBusinessDay(day) ? time : OPENING;
  const wanted = Date.parse(`${oneBusinessDayAfter(day)}T${hour}Z`);
  const offset = (moment: number) =>
    Date.parse(`${onClockOf(zone, new Date(moment)).replace(" ", "T")}Z`) - moment;
  return new Date(wanted - offset(wanted - offset(wanted)));
}

/** Made once for each zone: a worklist asks a hundred times, and making one takes longer than using it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** "2026-11-16 09:40:00" */
function onClockOf(timeZone: string, at: Date) {
  const made = { timeZone, dateStyle: "short", timeStyle: "medium" } as const;
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", made);
  clocks.set(timeZone, clock);
  return clock.format(at);
}
