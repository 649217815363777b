/** Orders of prepaid hours, and their time entries. */
import { formatAmount } from "@agency/contract/format/money";
import { sql } from "kysely";
import type { Database } from "../src/db/database.ts";
import { addEntry, findTimeEntries, summarizeEntries } from "../src/hours/hours.ts";
import { placePaidOrder } from "./orders.ts";
import { owner, type TestService } from "./service.ts";
import type { ServiceWithGateway } from "./service-with-gateway.ts";

const plan = "Website Maintenance";

/** An order of hours at $50 each, paid by Venmo. */
export const placeHours = (service: TestService, hours: number, email?: string) =>
  placePaidOrder(service, { plan, amount: formatAmount(hours * 5_000), email });

/** An order of hours at $50 each, just paid by card. */
export async function sellHours(shop: ServiceWithGateway, hours: number) {
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

interface WorkOptions {
  idempotencyKey?: string;
  allowOverdraft?: boolean;
  by?: string;
  note?: string;
}

export const work = (
  service: TestService,
  { id }: { id: number },
  minutes: number,
  {
    idempotencyKey = crypto.randomUUID(),
    allowOverdraft = false,
    by = owner,
    note = "Menu changed",
  }: WorkOptions = {},
) => addEntry(service, id, { kind: "worked", idempotencyKey, minutes, note, allowOverdraft }, by);

export const correct = (service: TestService, { id }: { id: number }, minutes: number) =>
  addEntry(
    service,
    id,
    {
      ...{ kind: "adjusted", idempotencyKey: crypto.randomUUID(), minutes, allowOverdraft: false },
      note: "It took less",
    },
    owner,
  );

export const summarizeHours = async ({ db }: TestService, { id }: { id: number }) =>
  summarizeEntries(await findTimeEntries(db, id));

/** Formats entries with the remaining time: "purchased +240 = 240". */
export async function describeEntries({ db }: TestService, { id }: { id: number }) {
  return (await findTimeEntries(db, id)).map(
    ({ kind, minutes, remaining_minutes }) =>
      `${kind} ${minutes > 0 ? "+" : ""}${minutes} = ${remaining_minutes}`,
  );
}

/** Orders whose hours are negative without an overdraft, or do not match their refunds. */
export async function findInvalidAccounts(db: Database) {
  const { rows } = await sql<{ number: string }>`
    select number from orders o join lateral (
      select sum(minutes) as minutes, sum(cents) as cents, bool_or(is_overdraft) as over,
        coalesce(sum(cents) filter (where kind = 'refunded'), 0) as refunded,
        min(remaining_minutes) filter (where not is_overdraft and minutes < 0) as lowest,
        (array_agg(remaining_minutes order by id desc))[1] as last
      from time_entries where order_id = o.id) e on e.minutes is not null
    where e.lowest < 0 or e.minutes < 0 and not e.over or e.last <> e.minutes
      or -e.refunded <> (select coalesce(sum(cents), 0) from refunds
        where order_id = o.id and state <> 'failed')
      or e.cents <> o.total_cents + e.refunded`.execute(db);
  return rows.map(({ number }) => number);
}
