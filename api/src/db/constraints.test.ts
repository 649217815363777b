import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PlacedOrder, placeClaim, placePaidOrder } from "../../testing/orders.ts";
import { startTestService, type TestService } from "../../testing/service.ts";

let service: TestService;
let paid: PlacedOrder;
let open: PlacedOrder;
beforeAll(async () => {
  service = await startTestService();
  paid = await placePaidOrder(service);
  open = await placeClaim(service);
});
afterAll(() => service.stop());

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
