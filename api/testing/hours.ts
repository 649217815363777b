/** Orders of prepaid hours, and what an owner writes down of them. */
import { formatAmount } from "@agency/contract/format/money";
import { sql } from "kysely";
import type { Database } from "../src/db/database.ts";
import { addEntry, findTimeEntries, summarizeEntries } from "../src/hours/hours.ts";
import { placePaidOrder } from "./orders.ts";
import { owner, type TestService } from "./service.ts";
import type { Shop } from "./service-with-gateway.ts";

export const plan = "Website Maintenance";

/** Paid by Venmo, at $50 each. */
export const placeHours = (service: TestService, hours: number, email?: string) =>
  placePaidOrder(service, { plan, amount: formatAmount(hours * 5_000), email });

/** Paid by card a moment ago, at $50 each. */
export async function sellHours(shop: Shop, hours: number) {
  const amount = formatAmount(hours * 5_000);
  const { id = "" } = await shop.pay(shop.request({ plan, amount }));
  const order = await shop.db
    .selectFrom("orders")
    .innerJoin("payment_attempts", "order_id", "orders.id")
    .selectAll("orders")
    .where("transaction_id", "=", id)
    .executeTakeFirstOrThrow();
  return { id, order };
}

interface Wanted {
  key?: string;
  over?: boolean;
  by?: string;
  note?: string;
}

export const work = (
  service: TestService,
  { id }: { id: number },
  minutes: number,
  { key = crypto.randomUUID(), over = false, by = owner, note = "Menu changed" }: Wanted = {},
) => addEntry(service, id, { kind: "worked", key, minutes, note, over }, by);

export const correct = (service: TestService, { id }: { id: number }, minutes: number) =>
  addEntry(
    service,
    id,
    {
      ...{ kind: "corrected", key: crypto.randomUUID(), minutes, over: false },
      note: "It took less",
    },
    owner,
  );

export const sumsOf = async ({ db }: TestService, { id }: { id: number }) =>
  summarizeEntries(await findTimeEntries(db, id));

/** "bought +240 = 240": each entry, and what was left then. */
export async function linesOf({ db }: TestService, { id }: { id: number }) {
  return (await findTimeEntries(db, id)).map(
    ({ kind, minutes, left_minutes }) =>
      `${kind} ${minutes > 0 ? "+" : ""}${minutes} = ${left_minutes}`,
  );
}

/** Accounts that went below zero unnoticed, or whose minutes and money do not agree with the refunds. */
export async function brokenAccounts(db: Database) {
  const { rows } = await sql<{ number: string }>`
    select number from orders o join lateral (
      select sum(minutes) as minutes, sum(cents) as cents, bool_or(over) as over,
        coalesce(sum(cents) filter (where kind = 'refunded'), 0) as refunded,
        min(left_minutes) filter (where not over and minutes < 0) as lowest,
        (array_agg(left_minutes order by id desc))[1] as last
      from hour_entries where order_id = o.id) e on e.minutes is not null
    where e.lowest < 0 or e.minutes < 0 and not e.over or e.last <> e.minutes
      or -e.refunded <> (select coalesce(sum(cents), 0) from refunds
        where order_id = o.id and state <> 'failed')
      or e.cents <> o.total_cents + e.refunded`.execute(db);
  return rows.map(({ number }) => number);
}
