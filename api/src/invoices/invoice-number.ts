import { agency } from "@agency/contract/agency";
import type { InvoiceKind } from "@agency/contract/api/invoices";
import { sql } from "kysely";
import type { Trx } from "../db/database.ts";
import type { Deps } from "../deps.ts";

const prefixes: Record<InvoiceKind, string> = { invoice: "", credit_note: "CN-" };

export interface InvoiceNumber {
  number: string;
  /** On the owner's calendar, which also decides the year. */
  issuedOn: string;
  issuedAt: Date;
}

/**
 * The next of its series, 2026-0001. The counter's row is held until the caller's transaction ends, so that the next one
 * waits to see whether this one stays: a sequence would not give a number back, and a greatest number plus one would be
 * read by two at once. Take it last, after every other lock, and do not wait for anybody else with it in hand.
 */
export async function nextNumber(
  deps: Deps,
  trx: Trx,
  series: InvoiceKind,
): Promise<InvoiceNumber> {
  const { rows } = await sql<{ issuedAt: Date; issuedOn: string; year: number; last: number }>`
    with moment as (
      select ${deps.now()} as at, (${deps.now()} at time zone ${agency.timeZone})::date as day
    ), counted as (
      insert into invoice_counters as counter (series, year, last)
      select ${series}, extract(year from day)::integer, 1 from moment
      on conflict (series, year) do update set last = counter.last + 1
      returning year, last
    )
    select at as "issuedAt", day as "issuedOn", year, last from moment, counted`.execute(trx);
  const [next] = rows;
  if (!next) throw new Error("no number was counted");
  const { issuedAt, issuedOn, year, last } = next;
  return {
    number: `${prefixes[series]}${year}-${String(last).padStart(4, "0")}`,
    issuedOn,
    issuedAt,
  };
}
