import { maxCountedRecipients } from "@agency/contract/limits/list-limits";
import { templateChanges, templateFiles } from "@agency/contract/template-files.generated";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { receivedEmails } from "../../testing/mail.ts";
import { type PlacedOrder, placeClaim, placePaidOrder } from "../../testing/orders.ts";
import { owner, startTestService, type TestService } from "../../testing/service.ts";
import { deletePersonalData } from "../desk/personal-data.ts";
import { findOrder, setOrderAccess } from "../orders/orders.ts";
import { announceVersion, listVersions } from "./announcements.ts";
import { fulfillmentMessages } from "./messages.ts";
import { setUpdates, unsubscribeUrl, wantsUpdates } from "./opt-outs.ts";

const template = "basic-single-page";
const { version } = templateFiles[template];
let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
beforeEach(async () => {
  await sql`truncate version_announcements, update_opt_outs`.execute(service.db);
  await sql`update orders set access_revoked = true`.execute(service.db);
  await sql`delete from pgboss.job where name = 'mail'`.execute(service.db);
  service.mailbox.received.length = 0;
});
afterAll(() => service.stop());

const announce = (by = owner) => announceVersion(service, template, version, by);

/** An order with access to an earlier version. */
async function placeEarlierOrder(name: string) {
  const order = await placePaidOrder(service, { email: `${name}@example.com` });
  await sql`update order_items set file_version = '1.0.0' where order_id = ${order.id}`.execute(
    service.db,
  );
  return order;
}

async function findRecipients() {
  const emails = await receivedEmails(service, { kind: "new-version" });
  return emails.flatMap(({ to = [] }) => to.map(({ address }) => address)).sort();
}

const findJobs = () => service.mailJobs({ kind: "new-version" });

const setAccess = (order: PlacedOrder, isRestored: boolean) =>
  service.db.transaction().execute((trx) => setOrderAccess(service, trx, order.id, isRestored));

async function requireOrder({ id }: PlacedOrder) {
  const order = await findOrder(service.db, id);
  if (!order) throw new Error("no such order");
  return order;
}

async function call(order: PlacedOrder, method: "GET" | "POST") {
  const { pathname } = new URL(unsubscribeUrl(service, order));
  return service.call(pathname, {
    method,
    ...(method === "POST" && {
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    }),
  });
}

test("emails every buyer with access to an earlier version once, with changes, download and a way to unsubscribe", async () => {
  await placeEarlierOrder("ada");
  const newest = await placeEarlierOrder("ada");
  await placeEarlierOrder("grace");
  const [row] = await listVersions(service);
  expect(row).toMatchObject({ version, recipientCount: 2, announcement: undefined });

  await announce();
  expect(await findRecipients()).toEqual(["ada@example.com", "grace@example.com"]);
  const emails = await receivedEmails(service, { kind: "new-version" });
  const email = emails.find(({ text }) => text?.includes(newest.number));
  expect(email?.subject).toBe(`Basic Single-Page ${version} is ready to download`);
  expect(email?.text).toContain("/order/");
  for (const change of templateChanges[template])
    expect(email?.text?.replace(/\s+/g, " ")).toContain(change.slice(0, 40));
  const url = unsubscribeUrl(service, newest);
  expect(email?.raw.replace(/\r\n\s/g, " ")).toContain(`List-Unsubscribe: <${url}>`);
  expect(email?.raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(email?.text).toContain(url);
  const [announced] = await listVersions(service);
  expect(announced?.announcement).toMatchObject({ owner, recipient_count: 2 });
});

test("emails only buyers with access to an earlier version who are not deleted or unsubscribed", async () => {
  await placeEarlierOrder("ada");
  await placePaidOrder(service, { email: "current@example.com" });
  await placeClaim(service, { email: "unpaid@example.com" });
  await placePaidOrder(service, { email: "logo@example.com", plan: "Logo Design" });
  await setAccess(await placeEarlierOrder("revoked"), false);
  const expired = await placeEarlierOrder("expired");
  const refunded = await placeEarlierOrder("refunded");
  await sql`update orders set access_expires_at = now() - interval '1 day' where id = ${expired.id}`.execute(
    service.db,
  );
  await sql`update orders set state = 'refunded', refunded_cents = total_cents where id = ${refunded.id}`.execute(
    service.db,
  );
  await placeEarlierOrder("deleted");
  await deletePersonalData(service, "deleted@example.com");
  await setUpdates(service.db, await requireOrder(await placeEarlierOrder("quiet")), false);

  await announce();
  expect(await findRecipients()).toEqual(["ada@example.com"]);
});

test("counts recipients only up to a limit, but emails all of them", async () => {
  const { id } = await placeEarlierOrder("ada");
  await sql`
    insert into orders (number, state, method, email, total_cents, placed_at, paid_at, access_expires_at)
    select 'MANY-' || n, 'paid', 'venmo', 'many-' || n || '@example.com', 4900, now(), now(), now() + interval '1 year'
    from generate_series(1, 1100) as n`.execute(service.db);
  await sql`
    insert into order_items (order_id, position, kind, catalog_id, name, quantity, total_cents, file_version)
    select orders.id, position, kind, catalog_id, name, quantity, order_items.total_cents, file_version
    from order_items, orders where order_id = ${id} and number like 'MANY-%'`.execute(service.db);
  const [row] = await listVersions(service);
  expect(row).toMatchObject({ recipientCount: maxCountedRecipients + 1 });
  await announce();
  const [announced] = await listVersions(service);
  expect(announced?.announcement).toMatchObject({ recipient_count: 1_101 });
});

test("announces a version once when two owners press many times, and not again later", async () => {
  for (const name of ["ada", "grace", "linus"]) await placeEarlierOrder(name);
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => announce(index % 2 ? owner : "june@agency.example")),
  );
  await announce();
  await placeEarlierOrder("later");
  await announce();
  expect(await findJobs()).toHaveLength(3);
  expect(await findRecipients()).toHaveLength(3);
});

test("stores and sends nothing when it fails in the middle, and everything when it is repeated", async () => {
  for (const name of ["ada", "grace"]) await placeEarlierOrder(name);
  await sql`
    create function fail_second_job() returns trigger language plpgsql as $$
      begin
        if (select count(*) from pgboss.job where data->>'kind' = 'new-version') > 0 then
          raise exception 'crash';
        end if;
        return new;
      end $$`.execute(service.db);
  await sql`
    create trigger fail_second_job before insert on pgboss.job
    for each row when (new.data->>'kind' = 'new-version') execute function fail_second_job()`.execute(
    service.db,
  );
  await expect(announce()).rejects.toThrow("crash");
  expect(await findJobs()).toEqual([]);
  expect((await listVersions(service))[0]?.announcement).toBeUndefined();
  await sql`drop function fail_second_job cascade`.execute(service.db);
  await announce();
  expect(await findRecipients()).toHaveLength(2);
});

test("rejects a version that is not the current one, and one without buyers", async () => {
  await expect(announceVersion(service, template, "0.9.0", owner)).rejects.toThrow(
    "unknown-version",
  );
  await expect(announceVersion(service, "unknown", version, owner)).rejects.toThrow(
    "unknown-version",
  );
  await expect(announce()).rejects.toThrow("no-buyers");
  expect((await listVersions(service))[0]?.announcement).toBeUndefined();
});

test("skips a queued email when the buyer has unsubscribed or lost access in the meantime", async () => {
  const order = await placeEarlierOrder("ada");
  await announce();
  await findRecipients();
  const message = fulfillmentMessages.find(({ kind }) => kind === "new-version");
  const job = { kind: "new-version", templateId: template, version, orderId: order.id };
  expect(await message?.compose(service, job)).toMatchObject({ to: ["ada@example.com"] });
  await setUpdates(service.db, await requireOrder(order), false);
  expect(await message?.compose(service, job)).toBeUndefined();
  await setUpdates(service.db, await requireOrder(order), true);
  await setAccess(order, false);
  expect(await message?.compose(service, job)).toBeUndefined();
});

test("unsubscribes on POST but not on GET, and for all orders of the address", async () => {
  const [order, other] = [await placeEarlierOrder("ada"), await placeEarlierOrder("ada")];
  const page = await call(order, "GET");
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("<form")]);
  expect(await wantsUpdates(service.db, await requireOrder(order))).toBe(true);
  for (let attempt = 0; attempt < 2; attempt++)
    expect((await call(order, "POST")).status).toBe(200);
  expect(await wantsUpdates(service.db, await requireOrder(other))).toBe(false);
  await expect(announce()).rejects.toThrow("no-buyers");
});

test.each(["1", "1.AAAAAAAAAAAAAAAAAAAAAA", "%2e"])("rejects the link %j", async (token) => {
  for (const method of ["GET", "POST"])
    expect((await service.call(`/api/unsubscribe/${token}`, { method })).status).toBe(404);
});

test("deletes the opt-out with the person's data", async () => {
  const order = await placeEarlierOrder("ada");
  await setUpdates(service.db, await requireOrder(order), false);
  await deletePersonalData(service, "ada@example.com");
  expect(await service.db.selectFrom("update_opt_outs").selectAll().execute()).toEqual([]);
  // A link of an email that arrived before.
  expect((await call(order, "POST")).status).toBe(200);
  expect(await service.db.selectFrom("update_opt_outs").selectAll().execute()).toEqual([]);
});
