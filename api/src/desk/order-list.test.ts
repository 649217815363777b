import { agency } from "@agency/contract/agency";
import type { OrdersResponse } from "@agency/contract/api/desk";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Browser, signIn } from "../../testing/desk.ts";
import { startTestService, type TestService } from "../../testing/service.ts";
import * as orderLists from "../db/migrations/0007-order-lists.ts";
import { aggregateOrderTotals } from "../orders/orders.ts";
import { PAGE_SIZE } from "./pagination.ts";

let service: TestService;
let desk: Browser;
beforeAll(async () => {
  service = await startTestService({ environment: { PROCESS_ROLE: "server" } });
  desk = await signIn(service);
});
beforeEach(async () => {
  await sql`delete from orders`.execute(service.db);
  await sql`truncate order_total_changes, daily_order_totals`.execute(service.db);
});
afterAll(() => service.stop());

const list = (query = "") => desk.read<OrdersResponse>(`/orders?${query}`);
const listNumbers = async (query = "") => (await list(query)).rows.map(({ number }) => number);

let count = 0;

/** An order of $49 that was placed at this time in the agency's time zone. */
async function placeOrderAt(time: string, state = "paid") {
  const number = `N-${++count}`;
  await sql`
    insert into orders (number, state, method, email, total_cents, placed_at, paid_at)
    select ${number}, ${state}, 'venmo', 'ada@example.com', 4900, placed,
      case when ${state} = 'paid' then placed end
    from (select ${time}::timestamp at time zone ${agency.timeZone} as placed) as times`.execute(
    service.db,
  );
  return number;
}

const refund = (number: string, cents: number, state = "partially_refunded") =>
  sql`update orders set refunded_cents = ${cents}, state = ${state} where number = ${number}`.execute(
    service.db,
  );

test("sorts by the time an order was placed, also across pages", async () => {
  const newest = await placeOrderAt("2026-11-12 09:00");
  const oldest = await placeOrderAt("2026-11-10 09:00");
  const middle = await placeOrderAt("2026-11-11 09:00");
  expect(await listNumbers()).toEqual([newest, middle, oldest]);
  expect(await listNumbers("filter=paid")).toEqual([newest, middle, oldest]);
  const { id } = await service.db
    .selectFrom("orders")
    .select("id")
    .where("number", "=", middle)
    .executeTakeFirstOrThrow();
  for (const filter of ["all", "paid"])
    expect(await listNumbers(`filter=${filter}&after=${id}`)).toEqual([oldest]);
});

test("returns every order of a filter once when its pages are loaded one by one", async () => {
  const paid = await placeOrderAt("2026-11-12 09:00");
  await sql`
    insert into orders (number, state, method, email, total_cents, refunded_cents, placed_at, paid_at)
    select 'R-' || n, (array['refunded', 'partially_refunded'])[n % 2 + 1], 'card', 'a@example.com',
      100, 100 - n % 2, date_trunc('hour', now()) - n % 7 * interval '1 hour', now()
    from generate_series(1, ${PAGE_SIZE * 2}) as n`.execute(service.db);
  const found: string[] = [];
  for (let after: string | undefined = ""; after !== undefined; ) {
    const page: OrdersResponse = await list(`filter=refunded${after && `&after=${after}`}`);
    found.push(...page.rows.map((row) => row.number));
    after = page.next;
  }
  expect(found).not.toContain(paid);
  expect(new Set(found).size).toBe(PAGE_SIZE * 2);
  expect(found).toHaveLength(PAGE_SIZE * 2);
});

test("filters by days in the agency's time zone, and sums the whole selection net of refunds", async () => {
  const october = await placeOrderAt("2026-10-31 23:59");
  const first = await placeOrderAt("2026-11-01 00:00");
  const last = await placeOrderAt("2026-11-30 23:59");
  await placeOrderAt("2026-12-01 00:00");
  await refund(first, 1_900);
  await refund(october, 4_900, "refunded");
  await placeOrderAt("2026-12-02 12:00", "claimed");
  const november = "from=2026-11-01&to=2026-11-30";
  const check = async () => {
    expect((await list(november)).rows.map(({ number }) => number)).toEqual([last, first]);
    expect(await list(november)).toMatchObject({ sumCents: 4_900 + 3_000, counts: { all: 2 } });
    expect(await listNumbers(`filter=refunded&${november}`)).toEqual([first]);
    expect(await list(`filter=refunded&${november}`)).toMatchObject({ sumCents: 3_000 });
    expect(await list()).toMatchObject({
      // The claim is not paid.
      sumCents: 2 * 4_900 + 3_000,
      counts: { all: 5, claimed: 1, paid: 2, partially_refunded: 1, refunded: 2, disputed: 0 },
    });
    expect(await list("filter=claimed")).toMatchObject({ sumCents: 4_900 });
  };
  await check();
  await aggregateOrderTotals(service);
  await check();
  // Changes after the aggregation, in both directions.
  await refund(last, 900);
  await refund(first, 2_900);
  expect(await list(november)).toMatchObject({ sumCents: 4_000 + 2_000 });
  await aggregateOrderTotals(service);
  expect(await list(november)).toMatchObject({ sumCents: 4_000 + 2_000 });
});

test("rejects a range that ends before it starts", async () => {
  const response = await desk.call("/orders?from=2026-11-02&to=2026-11-01");
  expect(response.status).toBe(400);
});

test("counts changes once when two instances aggregate at the same time", async () => {
  for (let day = 1; day <= 5; day++) await placeOrderAt(`2026-11-0${day} 12:00`);
  await Promise.all(Array.from({ length: 4 }, () => aggregateOrderTotals(service)));
  expect(await list()).toMatchObject({ sumCents: 5 * 4_900, counts: { all: 5 } });
});

test("adds exactly the missing totals when the migration runs, also twice", async () => {
  await placeOrderAt("2026-11-01 12:00");
  await sql`truncate order_total_changes`.execute(service.db);
  // An order of this release, while the migration has not run yet.
  await placeOrderAt("2026-11-02 12:00");
  await orderLists.up(service.db as never);
  await orderLists.up(service.db as never);
  expect(await list()).toMatchObject({ sumCents: 2 * 4_900, counts: { all: 2, paid: 2 } });
});
