import { agency } from "@agency/contract/agency";
import type { InvoiceKind } from "@agency/contract/api/invoices";
import { sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import type { Trx } from "../db/database.ts";

const prefixes: Record<InvoiceKind, string> = { invoice: "", credit_note: "CN-" };

export interface InvoiceNumber {
  number: string;
  /** In the owner's time zone, which also determines the year of the number. */
  issuedOn: string;
  issuedAt: Date;
}

/**
 * Counts up without gaps, which a Postgres sequence does not guarantee after a rollback.
 * Call this last: it locks the counter row until the transaction ends.
 */
export async function assignInvoiceNumber(
  deps: Deps,
  trx: Trx,
  series: InvoiceKind,
): Promise<InvoiceNumber> {
  const { rows } = await sql<{ issuedAt: Date; issuedOn: string; year: number; last: number }>`
    with issued as (
      select ${deps.now()} as at, (${deps.now()} at time zone ${agency.timeZone})::date as day
    ), counted as (
      insert into invoice_counters as counter (series, year, last_number)
      select ${series}, extract(year from day)::integer, 1 from issued
      on conflict (series, year) do update set last_number = counter.last_number + 1
      returning year, last_number as last
    )
    select at as "issuedAt", day as "issuedOn", year, last from issued, counted`.execute(trx);
  const [next] = rows;
  if (!next) throw new Error("no invoice number was assigned");
  const { issuedAt, issuedOn, year, last } = next;
  return {
    number: `${prefixes[series]}${year}-${String(last).padStart(4, "0")}`,
    issuedOn,
    issuedAt,
  };
}
