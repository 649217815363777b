import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { allInvoices, company, issue } from "../../testing/invoices.ts";
import { postLead } from "../../testing/leads.ts";
import { makeDue, waitUntilMailSent } from "../../testing/mail.ts";
import { orderRow, placeClaim, placePaidOrder, postJson } from "../../testing/orders.ts";
import { buyer } from "../../testing/purchases.ts";
import { buildContent, requestRow, sendPaymentRequest } from "../../testing/requests.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { deletePersonalData, exportPersonalData } from "./personal-data.ts";
import { redactAddress } from "./redact-address.ts";

const person = {
  name: "Canaria Birdwell",
  email: "Canaria.Birdwell@Example.com",
  phone: "+1 303 555 9876",
  message: "The canary sings in the mine",
};
const email = person.email.toLowerCase();
const neighbor = `not-${email}`;

let shop: ServiceWithGateway;
beforeAll(async () => {
  shop = await startServiceWithGateway();
});
afterAll(() => shop.close());

/** Finds the columns of all schemas that contain the text. */
async function findColumns(text: string) {
  const { rows: columns } = await sql<{ label: string; name: string; column: string }>`
    select format('%I.%I', table_schema, table_name) as name, column_name as column,
           format('%s.%s', table_name, column_name) as label
    from information_schema.columns
    where table_schema not in ('pg_catalog', 'information_schema')
      and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY')`.execute(shop.db);
  expect(columns.length).toBeGreaterThan(40);
  const found: string[] = [];
  for (const { name, column, label } of columns) {
    const { rows } = await sql<{ found: number }>`
      select count(*) as found from ${sql.raw(name)}
      where position(${text.toLowerCase()} in lower(${sql.ref(column)}::text)) > 0`.execute(
      shop.db,
    );
    if (rows[0]?.found) found.push(label);
  }
  return found;
}

test("removes a deleted address from every table and the queue, but keeps amounts", async () => {
  // The mail server's error names the rejected recipient.
  shop.mailbox.unknownRecipients.add(email);
  await postLead(shop, person);
  await postLead(shop, { ...person, _gotcha: "autofilled" });
  await postLead(shop, { name: "A friend", email: "friend@example.com", _replyto: person.email });
  await postLead(shop, { name: "Another", message: `Write to\n${person.email}, too` });
  await postLead(shop, { name: "A neighbor", email: neighbor });
  const place = { address: "9 Canary Row", state: "Canaryshire", country: "GB" };
  const billing = { ...buyer, ...place, name: person.name, email: person.email };
  await shop.pay(shop.request({ billing }));
  const claim = await placeClaim(shop, { email: person.email, plan: "Logo Design" });
  const paidOrder = await placePaidOrder(shop, { email: person.email });
  const billTo = { ...company, name: "Canaria on paper", address: `Write to ${person.email}` };
  const invoice = await issue(shop, paidOrder, billTo);
  await postJson(shop, "/api/find-order", { email: person.email });
  await sql`update pgboss.job set start_after = now() where data->>'kind' = 'order-lookup'`.execute(
    shop.db,
  );
  await vi.waitFor(
    async () => {
      await waitUntilMailSent(shop);
      expect(await shop.db.selectFrom("alerts").select("id").execute()).toHaveLength(4);
    },
    { timeout: 60_000 },
  );
  expect(await findColumns(person.email)).toEqual(
    expect.arrayContaining(["leads.email", "leads.reply_to", "orders.email", "alerts.detail"]),
  );

  const stored = await exportPersonalData(shop.db, email);
  expect([stored.leads.length, stored.orders.length, stored.invoices.length]).toEqual([3, 3, 1]);
  expect(stored.orders[0]?.billing_address).toBe(
    "9 Canary Row\nDenver, Canaryshire 80202\nUnited Kingdom",
  );
  const deleted = await deletePersonalData(shop, person.email);
  const keptInvoices = [invoice.number];
  const orders = stored.orders.map(({ number }) => number);
  expect(deleted).toEqual({ leads: 3, orders, requests: 0, keptInvoices });
  // Invoices stay unchanged.
  expect(await allInvoices(shop)).toEqual([invoice]);

  const nothing = { leads: [], orders: [], requests: [], invoices: [] };
  expect(await exportPersonalData(shop.db, email)).toEqual(nothing);
  for (const text of [person.name, person.phone, person.message, billing.address, billing.state]) {
    expect(await findColumns(text), text).toEqual([]);
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
  // Only the neighbor's address still contains it.
  await deletePersonalData(shop, neighbor);
  expect(await findColumns(person.email)).toEqual(["invoices.snapshot"]);

  // Queued emails to the deleted address are not sent.
  const reminder = { kind: "claim-reminder", orderId: claim.id } as const;
  await makeDue(shop, reminder);
  await sql`update orders set state = 'paid', paid_at = now() where id = ${claim.id}`.execute(
    shop.db,
  );
  await shop.queue.mail(shop.db, { kind: "delivery", orderId: claim.id });
  await waitUntilMailSent(shop);
  expect(shop.mailbox.received.flatMap(({ recipients }) => recipients).join()).not.toContain(
    "removed.invalid",
  );
});

test("redacts an address in the whole table when it is too large for one statement", async () => {
  await sql`create table archived_notes as
    select n, repeat('Notes ', 300) as note from generate_series(1, 24000) as n`.execute(shop.db);
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

test("keeps the address of a purchase, a lead and a payment request made after the deletion", async () => {
  const address = "again@example.com";
  await deletePersonalData(shop, address);
  const order = await placePaidOrder(shop, { email: address });
  await postLead(shop, { name: "Again", email: address, message: `Write to ${address}` });
  const client = { ...buildContent().client, email: address };
  const { id } = await sendPaymentRequest(shop, { client });
  await redactAddress(shop.db, address, { isOwner: false });
  expect((await orderRow(shop, order.number)).email).toBe(address);
  const lead = await shop.db
    .selectFrom("leads")
    .select(["email", "reply_to", "message"])
    .where("name", "=", "Again")
    .executeTakeFirstOrThrow();
  expect(lead).toEqual({
    email: address,
    reply_to: address,
    message: expect.stringContaining("Write to [deleted]"),
  });
  expect((await requestRow(shop, id)).client_email).toBe(address);
});
