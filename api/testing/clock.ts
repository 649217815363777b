/** Time, as the database has it and as the process believes. */
import { agency } from "@agency/contract/agency";
import { sql } from "kysely";
import type { TestService } from "./service.ts";

export const MINUTES = 60;
export const HOURS = 60 * MINUTES;
export const DAYS = 24 * HOURS;

/** Sets the service's clock to an hour of the owner's calendar, such as "2026-11-20 18:30". */
export async function setClock(service: TestService, local: string) {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from
      (${local}::timestamp at time zone ${agency.timeZone}) - ${service.now()}
    )::float8 as seconds`.execute(service.db);
  service.passTime(rows[0]?.seconds ?? 0);
}

/** Seconds since 1970 by the service's clock. */
export async function serviceEpoch(service: TestService): Promise<number> {
  const { rows } = await sql<{ now: number }>`
    select extract(epoch from ${service.now()})::float8 as now`.execute(service.db);
  return rows[0]?.now ?? 0;
}

/** "2026-11-23 18:30" in the owner's calendar. */
export function localTime(at: Date | null | undefined) {
  return at?.toLocaleString("sv-SE", { timeZone: agency.timeZone }).slice(0, 16);
}

/** The clock of this process goes wrong, and goes on; the answer sets it right. */
export function skewProcessClock(seconds: number) {
  const True = Date;
  const shifted = () => True.now() + seconds * 1_000;
  globalThis.Date = new Proxy(True, {
    construct: (target, args) => Reflect.construct(target, args.length ? args : [shifted()]),
    get: (target, name) => (name === "now" ? shifted : Reflect.get(target, name)),
  });
  return () => {
    globalThis.Date = True;
  };
}
