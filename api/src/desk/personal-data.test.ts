import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { allInvoices, company, issue } from "../../testing/invoices.ts";
import { postLead } from "../../testing/leads.ts";
import { mailSettled, makeDue } from "../../testing/mail.ts";
import { placeClaim, placePaidOrder, postJson } from "../../testing/orders.ts";
import { buyer } from "../../testing/purchases.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";
import { deletePersonalData, exportPersonalData } from "./personal-data.ts";

const person = {
  name: "Canaria Birdwell",
  email: "Canaria.Birdwell@Example.com",
  phone: "+1 303 555 9876",
  message: "The canary sings in the mine",
};
const email = person.email.toLowerCase();
const neighbor = `not-${email}`;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Every column of every schema that can hold words, and has these. */
async function placesOf(words: string) {
  const { rows: columns } = await sql<{ place: string; name: string; column: string }>`
    select format('%I.%I', table_schema, table_name) as name, column_name as column,
           format('%s.%s', table_name, column_name) as place
    from information_schema.columns
    where table_schema not in ('pg_catalog', 'information_schema')
      and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY')`.execute(shop.db);
  expect(columns.length).toBeGreaterThan(40);
  const places: string[] = [];
  for (const { name, column, place } of columns) {
    const { rows } = await sql<{ found: number }>`
      select count(*) as found from ${sql.raw(name)}
      where position(${words.toLowerCase()} in lower(${sql.ref(column)}::text)) > 0`.execute(
      shop.db,
    );
    if (rows[0]?.found) places.push(place);
  }
  return places;
}

test("deleting an address takes it out of every table and the queue, and leaves amounts and other people", async () => {
  // A mail server that names whom it refuses.
  shop.mailbox.unknownRecipients.add(email);
  await postLead(shop, person);
  await postLead(shop, { ...person, _gotcha: "autofilled" });
  await postLead(shop, { name: "A friend", email: "friend@example.com", _replyto: person.email });
  await postLead(shop, { name: "Another", message: `Write to\n${person.email}, too` });
  await postLead(shop, { name: "A neighbor", email: neighbor });
  const billing = { ...buyer, name: person.name, email: person.email, address: "9 Canary Row" };
  await shop.pay(shop.request({ billing }));
  const claim = await placeClaim(shop, { email: person.email, plan: "Logo Design" });
  const bought = await placePaidOrder(shop, { email: person.email });
  const invoiced = { ...company, name: "Canaria on paper", address: `Write to ${person.email}` };
  const invoice = await issue(shop, bought, invoiced);
  await postJson(shop, "/api/find-order", { email: person.email });
  await sql`update pgboss.job set start_after = now() where data->>'kind' = 'find-order'`.execute(
    shop.db,
  );
  await vi.waitFor(
    async () => {
      await mailSettled(shop);
      expect(await shop.db.selectFrom("alerts").select("id").execute()).toHaveLength(4);
    },
    { timeout: 60_000 },
  );
  expect(await placesOf(person.email)).toEqual(
    expect.arrayContaining(["leads.email", "leads.reply_to", "orders.email", "alerts.detail"]),
  );

  const held = await exportPersonalData(shop.db, email);
  expect([held.leads.length, held.orders.length, held.invoices.length]).toEqual([3, 3, 1]);
  expect(held.orders[0]?.billing_address).toBe("9 Canary Row\nDenver, CO 80202");
  const gone = await deletePersonalData(shop, person.email);
  const keptInvoices = [invoice.number];
  const orders = held.orders.map(({ number }) => number);
  expect(gone).toEqual({ leads: 3, orders, requests: 0, keptInvoices });
  // As it was issued, whatever stands on it.
  expect(await allInvoices(shop)).toEqual([invoice]);

  const nothing = { leads: [], orders: [], requests: [], invoices: [] };
  expect(await exportPersonalData(shop.db, email)).toEqual(nothing);
  for (const words of [person.name, person.phone, person.message, billing.address]) {
    expect(await placesOf(words), words).toEqual([]);
  }
  const { rows } = await sql<{ total: number }>`
    select sum(total_cents) as total from orders`.execute(shop.db);
  expect(rows).toEqual([{ total: 4_900 + 8_000 + 4_900 }]);
  const others = await shop.db.selectFrom("leads").selectAll().orderBy("id").execute();
  expect(others.map(({ name, email: address }) => [name, address])).toEqual([
    ["Another", "ada@example.com"],
    ["A neighbor", neighbor],
  ]);
  expect(others[0]?.message).toContain("Write to\n[deleted], too");
  // Nothing of it is left but in the neighbor's own address.
  await deletePersonalData(shop, neighbor);
  expect(await placesOf(person.email)).toEqual(["invoices.facts"]);

  // What was still to be sent about them is not sent to nobody.
  const reminder = { kind: "claim-reminder", orderId: claim.id } as const;
  await makeDue(shop, reminder);
  await sql`update orders set state = 'paid', paid_at = now() where id = ${claim.id}`.execute(
    shop.db,
  );
  await shop.queue.mail(shop.db, { kind: "delivery", orderId: claim.id });
  await mailSettled(shop);
  expect(shop.mailbox.received.flatMap(({ recipients }) => recipients).join()).not.toContain(
    "removed.invalid",
  );
}, 120_000);

test("redacts an address on every page of a table that is too large for one statement", async () => {
  await sql`create table archived_notes as
    select n, repeat('Words ', 300) as note from generate_series(1, 24000) as n`.execute(shop.db);
  try {
    await sql`update archived_notes set note = note || 'from late@example.com' where n in (1, 12000, 24000)`.execute(
      shop.db,
    );
    await deletePersonalData(shop, "late@example.com");
    const { rows } = await sql`
      select n from archived_notes where note like '%from [deleted]' order by n`.execute(shop.db);
    expect(rows).toEqual([{ n: 1 }, { n: 12_000 }, { n: 24_000 }]);
    const { rows: size } = await sql<{ pages: number }>`
      select pg_relation_size('archived_notes') / current_setting('block_size')::int as pages`.execute(
      shop.db,
    );
    expect(Number(size[0]?.pages)).toBeGreaterThan(5_000);
  } finally {
    await sql`drop table archived_notes`.execute(shop.db);
  }
});
