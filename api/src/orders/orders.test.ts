import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { receivedOf } from "../../testing/mail.ts";
import {
  eventsOf,
  orderRow,
  type PlacedOrder,
  placeClaim,
  placePaidOrder,
  setState,
} from "../../testing/orders.ts";
import { startTestService, type TestService } from "../../testing/service.ts";
import { newOrderNumber } from "./order-number.ts";
import { markPaid } from "./orders.ts";

let service: TestService;
let paid: PlacedOrder;
let open: PlacedOrder;
beforeAll(async () => {
  service = await startTestService();
  paid = await placePaidOrder(service);
  open = await placeClaim(service);
});
afterAll(() => service.stop());

const pay = (id: number) =>
  service.db.transaction().execute((trx) => markPaid(service, trx, id, "gateway"));

const downloadsOf = (id: number) =>
  service.db.selectFrom("downloads").selectAll().where("order_id", "=", id).execute();

test("an order number is eight letters and digits that nobody mistakes, every one of them in use", () => {
  const drawn = Array.from({ length: 2_000 }, newOrderNumber);
  for (const number of drawn) expect(number).toMatch(/^[2-9C-Z]{4}-[2-9C-Z]{4}$/);
  const used = new Set(drawn.join("").replaceAll("-", ""));
  expect([...used].sort().join("")).toBe("23456789CDFGHJKMNPQRTVWXYZ");
  expect(new Set(drawn).size).toBe(2_000);
});

test("an order paid twice, one after the other or at once, is paid once", async () => {
  const { id, number } = await placeClaim(service);
  expect([await pay(id), await pay(id)]).toEqual([true, false]);
  const once = await orderRow(service, number);
  const results = await Promise.all(Array.from({ length: 10 }, () => pay(id)));
  expect(results).toEqual(Array(10).fill(false));
  expect(await orderRow(service, number)).toEqual(once);
  expect(await eventsOf(service, { id })).toEqual(["claimed by buyer", "paid by gateway"]);
  expect(await downloadsOf(id)).toMatchObject([
    { file_id: "basic-single-page", completed: 0, allowed: 10 },
  ]);
  expect(await receivedOf(service, { kind: "delivery", orderId: id })).toHaveLength(1);
});

test("a transaction that fails after the payment leaves neither payment nor mail", async () => {
  const { id, number } = await placeClaim(service);
  const failing = service.db.transaction().execute(async (trx) => {
    await markPaid(service, trx, id, "gateway");
    throw new Error("the power went out");
  });
  await expect(failing).rejects.toThrow("the power went out");
  expect((await orderRow(service, number)).state).toBe("claimed");
  expect(await service.mailJobs({ kind: "delivery", orderId: id })).toEqual([]);
});

test.each(["cancelled", "refunded", "part_refunded"] as const)(
  "an order that is %s cannot be paid",
  async (state) => {
    const { id, number } =
      state === "cancelled" ? await placeClaim(service) : await placePaidOrder(service);
    await setState(service, { id }, state);
    const before = [await orderRow(service, number), await eventsOf(service, { id })];
    expect(await pay(id)).toBe(false);
    expect([await orderRow(service, number), await eventsOf(service, { id })]).toEqual(before);
  },
);

test("a paid service has nothing to download", async () => {
  const { id } = await placePaidOrder(service, { plan: "Logo Design" });
  expect(await downloadsOf(id)).toEqual([]);
});

const CHECK = "23514";
const UNIQUE = "23505";
const REFERENCE = "23503";

test.each([
  ["a paid order without its time", CHECK, "update orders set paid_at = null where id = $paid"],
  [
    "an open order with a time of payment",
    CHECK,
    "update orders set paid_at = now() where id = $open",
  ],
  ["paid again without its time", CHECK, "update orders set state = 'paid' where id = $open"],
  ["a state that is none", CHECK, "update orders set state = 'shipped' where id = $open"],
  ["a method that is none", CHECK, "update orders set method = 'cash' where id = $open"],
  ["negative money", CHECK, "update orders set total_cents = -1 where id = $open"],
  ["no money", CHECK, "update orders set total_cents = 0 where id = $open"],
  ["more tax than money", CHECK, "update orders set tax_cents = total_cents + 1 where id = $open"],
  ["an address in capitals", CHECK, "update orders set email = 'Ada@example.com' where id = $open"],
  [
    "a number taken twice",
    UNIQUE,
    "update orders set number = (select number from orders where id = $paid) where id = $open",
  ],
  [
    "a key taken twice",
    UNIQUE,
    "update orders set client_key = (select client_key from orders where id = $paid) where id = $open",
  ],
  ["an item for nothing", CHECK, "update order_items set total_cents = 0 where order_id = $open"],
  ["no item of its kind", CHECK, "update order_items set quantity = 0 where order_id = $open"],
  [
    "more downloads than allowed",
    CHECK,
    "update downloads set completed = allowed + 1 where order_id = $paid",
  ],
  [
    "fewer downloads than none",
    CHECK,
    "update downloads set completed = -1 where order_id = $paid",
  ],
  [
    "a second allowance for a file",
    UNIQUE,
    "insert into downloads (order_id, file_id, version) select order_id, file_id, version from downloads where order_id = $paid",
  ],
  [
    "an event by nobody",
    CHECK,
    "insert into order_events (order_id, kind, actor) values ($open, 'paid', 'stranger')",
  ],
  [
    "an event of no order",
    REFERENCE,
    "insert into order_events (order_id, kind, actor) values (0, 'paid', 'owner')",
  ],
  ["an order that leaves its story behind", REFERENCE, "delete from orders where id = $paid"],
])("the database refuses %s", async (_what, code, statement) => {
  const text = statement.replaceAll("$paid", `${paid.id}`).replaceAll("$open", `${open.id}`);
  await expect(sql.raw(text).execute(service.db)).rejects.toMatchObject({ code });
});
