import { type Kysely, sql } from "kysely";

/** Prepaid hours: what was bought, worked, refunded and corrected, written once and never changed. */
export async function up(db: Kysely<never>) {
  const statements = [
    sql`create table hour_entries (
      id bigint generated always as identity primary key,
      -- The account: each purchase of hours has its own.
      order_id bigint not null references orders,
      kind text not null check (kind in ('bought', 'worked', 'refunded', 'corrected')),
      minutes integer not null,
      -- What is left after this entry; written by the trigger below.
      left_minutes integer not null,
      -- The line of the order that was bought, or is refunded.
      lot integer,
      cents integer,
      -- More was worked than was bought, and an owner said so.
      over boolean not null default false,
      note text not null default '',
      owner text,
      refund_id uuid references refunds,
      client_key uuid unique,
      at timestamptz not null default now(),
      check (left_minutes >= 0 or over or minutes >= 0),
      check (case kind
        when 'bought' then minutes > 0 and cents >= 0 and lot is not null
        when 'worked' then minutes < 0 and client_key is not null
        when 'corrected' then minutes <> 0 and client_key is not null
        else lot is not null and refund_id is not null
          and (cents < 0 and minutes <= 0 or cents > 0 and minutes >= 0) end)
    )`,
    sql`create index hour_entries_order on hour_entries (order_id, id)`,
    sql`create unique index hour_entries_bought on hour_entries (order_id, lot)
      where kind = 'bought'`,
    // A refund takes minutes once, and gives them back once.
    sql`create unique index hour_entries_refunded on hour_entries (refund_id, lot, (cents < 0))
      where kind = 'refunded'`,

    // Few of many lines: whether one has its entry is asked of these alone.
    sql`create index order_items_hours on order_items (order_id) where kind = 'hours'`,

    // Whatever the code believes: one entry of an account after the other, and each knows the sum.
    sql`create function sum_hours() returns trigger language plpgsql as $$
      begin
        perform from orders where id = new.order_id for update;
        new.left_minutes := new.minutes + coalesce(
          (select sum(minutes) from hour_entries where order_id = new.order_id), 0);
        return new;
      end $$`,
    sql`create trigger hour_entries_sum before insert on hour_entries
      for each row execute function sum_hours()`,
    // A deleted person's address is struck out of the words. Nothing else ever changes.
    sql`create function keep_hours() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          if to_jsonb(new) - 'note' - 'owner' = to_jsonb(old) - 'note' - 'owner'
            and (new.note = old.note or new.note like '%[deleted]%')
            and (new.owner is not distinct from old.owner or new.owner like '%[deleted]%')
          then return new; end if;
        end if;
        raise exception 'an entry of hours stays as it was written';
      end $$`,
    sql`create trigger hour_entries_keep before update or delete on hour_entries
      for each row execute function keep_hours()`,
    sql`create trigger hour_entries_keep_all before truncate on hour_entries
      for each statement execute function keep_hours()`,

    // What was paid before there were entries, and what went back of it.
    sql`insert into hour_entries (order_id, kind, minutes, lot, cents, at)
      select order_id, 'bought', quantity * 60, position, items.total_cents, paid_at
      from order_items items join orders on orders.id = order_id
      where kind = 'hours' and paid_at is not null
      order by order_id, position`,
    sql`insert into hour_entries (order_id, kind, minutes, lot, cents, refund_id, owner, at)
      select order_id, 'refunded',
        floor(before * minutes::numeric / bought) - floor((before + cents) * minutes::numeric / bought),
        lot, -cents, id, owner, requested_at
      from (
        select refunds.*, lot, minutes, entries.cents as bought,
          sum(refunds.cents) over (partition by refunds.order_id order by requested_at, refunds.id)
            - refunds.cents as before
        from refunds join hour_entries entries on entries.order_id = refunds.order_id
        where state <> 'failed' and entries.cents > 0 and not exists (
          select from order_items where order_id = refunds.order_id and position <> lot)) as gone
      order by order_id, requested_at, id`,
  ];
  for (const statement of statements) await statement.execute(db);
}
