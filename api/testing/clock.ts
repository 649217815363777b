/** Controls the clocks of the database and of the process. */
import { agency } from "@agency/contract/agency";
import { sql } from "kysely";
import type { TestService } from "./service.ts";

export const MINUTES = 60;
export const HOURS = 60 * MINUTES;
export const DAYS = 24 * HOURS;

/** Sets the service's clock to a local time of the owner, such as "2026-11-20 18:30". */
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

/** Formats a date in the owner's time zone: "2026-11-23 18:30". */
export function localTime(at: Date | null | undefined) {
  return at?.toLocaleString("sv-SE", { timeZone: agency.timeZone }).slice(0, 16);
}

/** Offsets the clock of this process. Returns a function that restores it. */
export function offsetProcessClock(seconds: number) {
  const RealDate = Date;
  const shifted = () => RealDate.now() + seconds * 1_000;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args) => Reflect.construct(target, args.length ? args : [shifted()]),
    get: (target, name) => (name === "now" ? shifted : Reflect.get(target, name)),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}
