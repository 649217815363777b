import {
  type DeskSession,
  type LeadDetail,
  type LeadState,
  type LeadsResponse,
  leadState,
  type OrderDetail,
  type OrdersResponse,
  type SearchResponse,
} from "@agency/contract/api/desk";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DAYS } from "../../testing/clock.ts";
import { ageSessions, type Browser, markPasskeyVerified, signIn } from "../../testing/desk.ts";
import { postLead } from "../../testing/leads.ts";
import { receivedEmails, waitUntilMailSent } from "../../testing/mail.ts";
import { orderRow, placeClaim, placePaidOrder } from "../../testing/orders.ts";
import { owner, startTestService, type TestService } from "../../testing/service.ts";

const partner = "partner@agency.example";
let service: TestService;
let june: Browser;
let max: Browser;
beforeAll(async () => {
  service = await startTestService({ environment: { OWNER_EMAILS: `${owner},${partner}` } });
  await (await signIn(service)).read("/owner/name", { body: { name: "June" } });
  await (await signIn(service, partner)).read("/owner/name", { body: { name: "Max" } });
});
// The clock moves between tests, and sessions expire.
beforeEach(async () => {
  june = await signIn(service);
  max = await signIn(service, partner);
});
afterAll(() => service.stop());

const worklist = async () => (await june.read<DeskSession>("/session")).worklist;
const entry = async (id: string) => (await worklist()).find((entry) => entry.id === id);
const order = (number: string) => june.read<OrderDetail>(`/orders/${number}`);
const act = (browser: Browser, path: string, body: object = {}) => browser.call(path, { body });

/** Creates a lead and returns it as listed in the desk. */
async function newLead(fields: Record<string, string> = {}) {
  await postLead(service, fields);
  const [lead] = (await june.read<LeadsResponse>("/leads?filter=new")).rows;
  if (!lead) throw new Error("the lead is not listed");
  return lead;
}

test("lists a new lead until it is answered, and again when its snooze ends", async () => {
  const lead = await newLead({ name: "Owen Tran" });
  expect(await entry(`lead-${lead.id}`)).toMatchObject({
    title: "New lead: Owen Tran",
    path: `/leads/${lead.id}`,
  });
  await june.read(`/leads/${lead.id}/state`, { body: { from: "new", to: "answered" } });
  expect(await entry(`lead-${lead.id}`)).toBeUndefined();

  const until = new Date(Date.now() + 2 * DAYS * 1000).toISOString();
  await june.read(`/leads/${lead.id}/snooze`, { body: { until } });
  expect(await entry(`lead-${lead.id}`)).toBeUndefined();
  service.passTime(2 * DAYS + 1);
  expect(await entry(`lead-${lead.id}`)).toMatchObject({ title: "Follow up: Owen Tran" });
});

test("changes a lead from any state to any other", async () => {
  const { id } = await newLead();
  let from: LeadState = "new";
  const change = async (to: LeadState) => {
    const lead = await june.read<LeadDetail>(`/leads/${id}/state`, { body: { from, to } });
    expect(lead.state).toBe(to);
    from = to;
  };
  for (const one of leadState.options)
    for (const other of leadState.options) {
      await change(one);
      await change(other);
    }
});

test("[FAULT-53] names the first owner when two owners change the same lead", async () => {
  const { id } = await newLead();
  const responses = await Promise.all([
    act(june, `/leads/${id}/state`, { from: "new", to: "answered" }),
    act(max, `/leads/${id}/state`, { from: "new", to: "spam" }),
  ]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  const lead = await june.read<LeadDetail>(`/leads/${id}`);
  const changes = lead.events.filter(({ kind }) => kind === "state");
  expect(changes).toHaveLength(1);
  const conflict = responses.find(({ status }) => status === 409);
  expect(await conflict?.json()).toEqual({
    code: "edit-conflict",
    error: `${changes[0]?.owner} already changed this lead. It is now ${lead.state}.`,
  });
});

test("[FAULT-53] applies one change when two owners confirm and cancel the same claim", async () => {
  for (let round = 0; round < 10; round++) {
    const { number, id } = await placeClaim(service);
    const responses = await Promise.all([
      act(june, `/orders/${number}/confirm`),
      act(max, `/orders/${number}/cancel`),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { state } = await orderRow(service, number);
    await waitUntilMailSent(service);
    const delivered = await receivedEmails(service, { kind: "delivery", orderId: id });
    expect(delivered).toHaveLength(state === "paid" ? 1 : 0);
  }
});

test("removes a confirmed claim from the worklist, and names the owner in its history", async () => {
  const { number, id } = await placeClaim(service);
  expect(await entry(`order-${number}`)).toMatchObject({
    title: `Venmo payment to check: $49, order ${number}`,
    action: "Confirm payment",
  });
  await june.read(`/orders/${number}/confirm`, { body: {} });
  expect(await entry(`order-${number}`)).toBeUndefined();
  const { state, events } = await order(number);
  expect(state).toBe("paid");
  const paid = events.find(({ kind }) => kind === "paid");
  expect(paid).toMatchObject({ actor: "owner", owner: "June" });
  expect(await receivedEmails(service, { kind: "delivery", orderId: id })).toHaveLength(1);
});

test("records a manual payment once and delivers the order", async () => {
  const payment = {
    idempotencyKey: crypto.randomUUID(),
    catalogId: "basic-single-page",
    amountCents: 4_500,
    email: "Nora@Example.com",
    method: "venmo",
  };
  await ageSessions(service);
  expect((await act(june, "/orders", payment)).status).toBe(403);
  await markPasskeyVerified(service);
  const first = await june.read<{ number: string }>("/orders", { body: payment });
  const again = await june.read<{ number: string }>("/orders", { body: payment });
  expect(again.number).toBe(first.number);
  const detail = await order(first.number);
  expect(detail).toMatchObject({ state: "paid", totalCents: 4_500, email: "nora@example.com" });
  expect(detail.lines[0]?.file).toMatchObject({ used: 0, allowed: 10 });
  const { id } = await orderRow(service, first.number);
  expect(await receivedEmails(service, { kind: "delivery", orderId: id })).toHaveLength(1);
});

test.each([
  ["item", { catalogId: "website-maintenance" }],
  ["amount", { amountCents: 9_900 }],
  ["email", { email: "nora.olsen@example.com" }],
  ["name", { buyerName: "Nora Olsen" }],
  ["method", { method: "manual" }],
])("rejects a retry that records another %s", async (_, change) => {
  const payment = {
    idempotencyKey: crypto.randomUUID(),
    ...{ catalogId: "basic-single-page", amountCents: 4_500 },
    ...{ email: "nora@example.com", buyerName: "Nora", method: "venmo" },
  };
  const { number } = await june.read<{ number: string }>("/orders", { body: payment });
  const retry = await act(june, "/orders", { ...payment, ...change });
  expect([retry.status, await retry.json()]).toEqual([
    409,
    {
      code: "idempotency-key-reused",
      error: `An earlier attempt already recorded $45 from nora@example.com as order ${number}. Submit again only to record a second payment.`,
    },
  ]);
});

test("sends a new link when the address is corrected, and invalidates the old one", async () => {
  const { number, token, id } = await placePaidOrder(service, { email: "ana@gmial.example" });
  await june.read(`/orders/${number}/email`, { body: { email: "ana@gmail.example" } });
  const emails = await receivedEmails(service, { kind: "delivery", orderId: id });
  expect(emails.map(({ recipients }) => recipients[0])).toContain("ana@gmail.example");
  expect((await service.call(`/api/orders/${token}`)).status).toBe(410);
  const events = (await order(number)).events;
  expect(events.find(({ kind }) => kind === "email-changed")).toMatchObject({ owner: "June" });
});

test("resends the delivery email every time an owner requests it", async () => {
  const { number, id } = await placePaidOrder(service);
  await june.read(`/orders/${number}/resend`, { body: {} });
  await june.read(`/orders/${number}/resend`, { body: {} });
  expect(await receivedEmails(service, { kind: "delivery", orderId: id })).toHaveLength(3);
});

test("revokes and restores access, and returns 409 when access is already revoked", async () => {
  const { number, token } = await placePaidOrder(service);
  await june.read(`/orders/${number}/access`, { body: { hasAccess: false } });
  expect((await service.call(`/api/orders/${token}`)).status).toBe(410);
  expect((await act(max, `/orders/${number}/access`, { hasAccess: false })).status).toBe(409);
  await max.read(`/orders/${number}/access`, { body: { hasAccess: true } });
  expect((await service.call(`/api/orders/${token}`)).status).toBe(200);
});

test("finds an order by number, email and amount, and a lead by part of its name", async () => {
  const { number } = await placeClaim(service, { email: "halden@architects.example" });
  const lead = await newLead({ name: "Jonas Halden", email: "jonas@halden.example" });
  const find = (q: string) => june.read<SearchResponse>(`/search?q=${encodeURIComponent(q)}`);
  for (const q of [number, number.slice(2, 7).toLowerCase(), "halden@", "$49"])
    expect(
      (await find(q)).orders.map((found) => found.number),
      q,
    ).toContain(number);
  expect((await find("halden")).leads.map(({ id }) => id)).toContain(lead.id);
  for (const q of ["%%%", "a_b", "'; drop table orders; --", "\\"])
    expect((await find(q)).orders, q).toEqual([]);
});

test("resolves an alert once and removes it from the worklist", async () => {
  service.mailbox.unknownRecipients.add("unknown@example.com");
  const { number } = await placePaidOrder(service, { email: "unknown@example.com" });
  await waitUntilMailSent(service);
  const entries = await worklist();
  const found = entries.find(({ title }) => title.includes(number));
  expect(found).toMatchObject({
    title: `An email could not be delivered: order ${number}`,
    category: "mail",
  });
  const responses = await Promise.all([
    act(june, `${found?.path}/resolve`),
    act(max, `${found?.path}/resolve`),
  ]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await entry(found?.id ?? "")).toBeUndefined();
});

test("releases a quarantined lead, or marks it as spam", async () => {
  await postLead(service, { name: "A Person", _gotcha: "x" });
  await postLead(service, { name: "A Program", _gotcha: "x" });
  const quarantine = await june.read<{ rows: { id: number; name: string }[] }>(
    "/quarantined-leads",
  );
  const findId = (name: string) => quarantine.rows.find((row) => row.name === name)?.id;
  expect(await entry("quarantined-leads")).toMatchObject({ title: "2 messages in quarantine" });
  const released = await june.read<LeadDetail>(`/quarantined-leads/${findId("A Person")}/release`, {
    body: {},
  });
  expect(released.events.at(-1)).toMatchObject({ kind: "released", owner: "June" });
  const others = { body: { ids: [findId("A Program"), findId("A Person")] } };
  await june.read("/quarantined-leads/mark-spam", others);
  expect(await entry("quarantined-leads")).toBeUndefined();
  await june.read("/quarantined-leads/mark-new", others);
  expect(await entry("quarantined-leads")).toMatchObject({ title: "1 message in quarantine" });
  expect(await entry(`lead-${findId("A Person")}`)).toBeDefined();
});

test("lists every order once when orders arrive between two pages", async () => {
  for (let n = 0; n < 60; n++) await placeClaim(service);
  const first = await june.read<{ rows: { number: string }[]; next?: string }>("/orders");
  await placeClaim(service);
  const second = await june.read<{ rows: { number: string }[] }>(`/orders?after=${first.next}`);
  const numbers = [...first.rows, ...second.rows].map(({ number }) => number);
  expect(first.rows).toHaveLength(50);
  expect(new Set(numbers).size).toBe(numbers.length);
  // Several pages can be loaded in one response.
  const both = await june.read<OrdersResponse>("/orders?pages=2");
  expect(both.rows.length).toBe(numbers.length + 1);
  expect(both.next).toBeUndefined();
  expect((await june.call("/orders?pages=21")).status).toBe(400);
  for (const list of ["leads", "payment-requests"])
    expect((await june.call(`/${list}?pages=20`)).status).toBe(200);
});

test("names the lead of a worklist item, with its ID and state", async () => {
  const name = `Dr. ${"Maximiliane ".repeat(6)}Brandt: Office`;
  await postLead(service, { name });
  const [lead] = (await june.read<LeadsResponse>("/leads?filter=new")).rows;
  const item = await entry(`lead-${lead?.id}`);
  expect(item?.lead).toEqual({ id: lead?.id, name, state: "new" });
});

test("escapes formulas in exports", async () => {
  await postLead(service, { name: '=HYPERLINK("https://evil.example","x")', phone: "+1 303" });
  const csv = await (await june.call("/leads.csv")).text();
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"",""x"")"`);
  expect(csv).toContain(`"'+1 303"`);
  const orders = await (await june.call("/orders.csv")).text();
  expect(orders.split("\r\n")[0]).toBe(
    '"Number","Status","Payment method","Placed (America/Denver)","Paid (America/Denver)","Email","Name","Items","Total (USD)","Refunded (USD)","Source","Landing page"',
  );
  expect(orders).toMatch(/,"Basic Single-Page",49.00,0.00,,\r\n/);
});
