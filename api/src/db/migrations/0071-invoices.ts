import { type Kysely, sql } from "kysely";

/** Invoices and credit notes: numbered without a gap, written once, kept as they were. */
export async function up(db: Kysely<never>) {
  const statements = [
    // Raised in the transaction that issues: one that fails, or is killed, takes no number with it.
    sql`create table invoice_counters (
      series text not null check (series in ('invoice', 'credit_note')),
      year integer not null,
      last integer not null check (last > 0),
      primary key (series, year)
    )`,

    sql`create table invoices (
      id bigint generated always as identity primary key,
      number text not null unique,
      kind text not null check (kind in ('invoice', 'credit_note')),
      -- Absent while an invoice waits for its payment.
      order_id bigint references orders,
      instalment_id bigint references instalments,
      -- Of a credit note: what it takes back, and why.
      credits_id bigint references invoices,
      refund_id uuid references refunds,
      issued_at timestamptz not null,
      issued_on date not null,
      paid_at timestamptz,
      void_at timestamptz,
      facts jsonb not null,
      check (order_id is not null or instalment_id is not null),
      check ((kind = 'credit_note') = (credits_id is not null and refund_id is not null)),
      check ((kind = 'credit_note') <= (order_id is not null)),
      check (facts->>'number' = number and (facts->>'totalCents')::integer > 0)
    )`,
    // One that stands for each order, each payment of a request, and each refund.
    sql`create unique index invoices_order on invoices (order_id)
      where kind = 'invoice' and void_at is null`,
    sql`create unique index invoices_instalment on invoices (instalment_id)
      where kind = 'invoice' and void_at is null`,
    sql`create unique index invoices_refund on invoices (refund_id)`,
    sql`create index invoices_by_order on invoices (order_id, id)`,
    sql`create index invoices_credits on invoices (credits_id)`,
    sql`create index invoices_issued on invoices (issued_on, id)`,

    // What was handed out stays as it was. It may be paid, named by its order and made void, each of them once.
    sql`create function keep_invoice() returns trigger language plpgsql as $$
      declare changing constant text[] := '{order_id,paid_at,void_at}';
      begin
        if tg_op = 'DELETE'
          or to_jsonb(new) - changing is distinct from to_jsonb(old) - changing
          or old.order_id is not null and new.order_id is distinct from old.order_id
          or old.paid_at is not null and new.paid_at is distinct from old.paid_at
          or old.void_at is not null and new.void_at is distinct from old.void_at
        then
          raise exception 'invoice % stays as it was issued', old.number
            using errcode = 'restrict_violation';
        end if;
        return new;
      end $$`,
    sql`create trigger invoices_stay before update or delete on invoices
      for each row execute function keep_invoice()`,
  ];
  for (const statement of statements) await statement.execute(db);
}
