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
  [
    "a paid order without a payment time",
    CHECK,
    "update orders set paid_at = null where id = $paid",
  ],
  [
    "an unpaid order with a payment time",
    CHECK,
    "update orders set paid_at = now() where id = $open",
  ],
  [
    "the state paid without a payment time",
    CHECK,
    "update orders set state = 'paid' where id = $open",
  ],
  ["an unknown state", CHECK, "update orders set state = 'shipped' where id = $open"],
  ["an unknown payment method", CHECK, "update orders set method = 'cash' where id = $open"],
  ["a negative total", CHECK, "update orders set total_cents = -1 where id = $open"],
  ["a total of zero", CHECK, "update orders set total_cents = 0 where id = $open"],
  [
    "more tax than the total",
    CHECK,
    "update orders set tax_cents = total_cents + 1 where id = $open",
  ],
  [
    "an email address in uppercase",
    CHECK,
    "update orders set email = 'Ada@example.com' where id = $open",
  ],
  [
    "a duplicate order number",
    UNIQUE,
    "update orders set number = (select number from orders where id = $paid) where id = $open",
  ],
  [
    "a duplicate purchase key",
    UNIQUE,
    "update orders set purchase_key = (select purchase_key from orders where id = $paid) where id = $open",
  ],
  [
    "an item with a total of zero",
    CHECK,
    "update order_items set total_cents = 0 where order_id = $open",
  ],
  [
    "an item with a quantity of zero",
    CHECK,
    "update order_items set quantity = 0 where order_id = $open",
  ],
  [
    "more downloads than allowed",
    CHECK,
    "update downloads set completed = allowed + 1 where order_id = $paid",
  ],
  [
    "a negative download count",
    CHECK,
    "update downloads set completed = -1 where order_id = $paid",
  ],
  [
    "a second download quota for a file",
    UNIQUE,
    "insert into downloads (order_id, file_id, version) select order_id, file_id, version from downloads where order_id = $paid",
  ],
  [
    "an event with an unknown actor",
    CHECK,
    "insert into order_events (order_id, kind, actor) values ($open, 'paid', 'stranger')",
  ],
  [
    "an event without an order",
    REFERENCE,
    "insert into order_events (order_id, kind, actor) values (0, 'paid', 'owner')",
  ],
  ["deleting an order that has events", REFERENCE, "delete from orders where id = $paid"],
])("rejects %s", async (_what, code, statement) => {
  const text = statement.replaceAll("$paid", `${paid.id}`).replaceAll("$open", `${open.id}`);
  await expect(sql.raw(text).execute(service.db)).rejects.toMatchObject({ code });
});
