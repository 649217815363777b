import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { pino } from "pino";
import { expect, inject, test } from "vitest";
import { createDatabase } from "../../testing/postgres.ts";
import { connect } from "./database.ts";
import { migrate, migrations } from "./migrate.ts";

test("hours that were paid before there were entries get theirs, and so does what went back", async () => {
  const name = `hours_${randomUUID().replaceAll("-", "")}`;
  const url = await createDatabase(inject("postgresUrl"), name);
  const db = connect(url, pino({ level: "silent" }), { max: 2 });
  const { "0072-hours": hours, ...earlier } = migrations;
  await migrate(db, earlier);
  await sql`
    insert into orders (number, state, method, email, total_cents, paid_at, refunded_cents)
    values ('AAAA-0001', 'paid', 'venmo', 'ada@example.com', 20000, '2026-10-01T10:00:00Z', 0),
      ('AAAA-0002', 'part_refunded', 'venmo', 'ada@example.com', 20000, '2026-10-02T10:00:00Z', 7501),
      ('AAAA-0003', 'refunded', 'venmo', 'ada@example.com', 10000, '2026-10-03T10:00:00Z', 10000),
      ('AAAA-0004', 'claimed', 'venmo', 'ada@example.com', 10000, null, 0),
      ('AAAA-0005', 'paid', 'venmo', 'ada@example.com', 4900, '2026-10-04T10:00:00Z', 0)`.execute(
    db,
  );
  await sql`
    insert into order_items (order_id, position, kind, catalog_id, name, quantity, total_cents)
    select id, 1, case total_cents when 4900 then 'template' else 'hours' end, 'any', 'Any',
      greatest(1, total_cents / 5000), total_cents from orders`.execute(db);
  const refund = (number: string, cents: number, state: string, at: string) =>
    sql`insert into refunds (order_id, kind, state, cents, reason, end_access, requested_at,
        accepted_at, failed_at)
      select id, 'manual', ${state}, ${cents}, 'other', false, ${at}::timestamptz,
        case when ${state} = 'settled' then ${at}::timestamptz end,
        case when ${state} = 'failed' then ${at}::timestamptz end
      from orders where number = ${number}`.execute(db);
  await refund("AAAA-0002", 5_000, "settled", "2026-10-05T10:00:00Z");
  await refund("AAAA-0002", 20_000, "failed", "2026-10-06T10:00:00Z");
  await refund("AAAA-0002", 2_501, "settled", "2026-10-07T10:00:00Z");
  await refund("AAAA-0003", 10_000, "settled", "2026-10-08T10:00:00Z");

  expect(await migrate(db)).toEqual(["0072-hours"]);
  const { rows } = await sql<{ line: string }>`
    select number || ' ' || kind || ' ' || minutes || ' ' || cents || ' ' || left_minutes as line
    from hour_entries join orders on orders.id = order_id
    order by number, hour_entries.id`.execute(db);
  expect(rows.map(({ line }) => line)).toEqual([
    "AAAA-0001 bought 240 20000 240",
    "AAAA-0002 bought 240 20000 240",
    "AAAA-0002 refunded -60 -5000 180",
    "AAAA-0002 refunded -30 -2501 150",
    "AAAA-0003 bought 120 10000 120",
    "AAAA-0003 refunded -120 -10000 0",
  ]);
  expect(hours).toBeDefined();
  await db.destroy();
});
