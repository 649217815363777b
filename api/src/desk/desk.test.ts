import type {
  DeskSession,
  LeadDetail,
  LeadsResponse,
  OrderDetail,
  OrdersResponse,
  SearchResponse,
} from "@agency/contract/api/desk";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DAYS } from "../../testing/clock.ts";
import { type Browser, outliveCode, provePasskey, signIn } from "../../testing/desk.ts";
import { postLead } from "../../testing/leads.ts";
import { mailSettled, receivedOf } from "../../testing/mail.ts";
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
// Time passes from test to test, and sessions end.
beforeEach(async () => {
  june = await signIn(service);
  max = await signIn(service, partner);
});
afterAll(() => service.stop());

const worklist = async () => (await june.read<DeskSession>("/session")).worklist;
const entry = async (id: string) => (await worklist()).find((entry) => entry.id === id);
const order = (number: string) => june.read<OrderDetail>(`/orders/${number}`);
const act = (browser: Browser, path: string, body: object = {}) => browser.call(path, { body });

/** A lead of its own, as the desk lists it. */
async function newLead(fields: Record<string, string> = {}) {
  await postLead(service, fields);
  const [lead] = (await june.read<LeadsResponse>("/leads?show=new")).rows;
  if (!lead) throw new Error("the lead is not listed");
  return lead;
}

test("a new lead is on the worklist until it is answered, and comes back when it was put off", async () => {
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

test("[FAULT-53] two owners act on one lead: one effect, and the other is told who was first", async () => {
  const { id } = await newLead();
  const answers = await Promise.all([
    act(june, `/leads/${id}/state`, { from: "new", to: "answered" }),
    act(max, `/leads/${id}/state`, { from: "new", to: "spam" }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const lead = await june.read<LeadDetail>(`/leads/${id}`);
  const changes = lead.events.filter(({ kind }) => kind === "state");
  expect(changes).toHaveLength(1);
  const refused = answers.find(({ status }) => status === 409);
  expect(await refused?.json()).toEqual({
    code: "changed",
    error: `${changes[0]?.owner} was quicker. This lead is ${lead.state} now.`,
  });
});

test("[FAULT-53] two owners deliver and cancel one claim at once: one effect, in ten rounds", async () => {
  for (let round = 0; round < 10; round++) {
    const { number, id } = await placeClaim(service);
    const answers = await Promise.all([
      act(june, `/orders/${number}/confirmation`),
      act(max, `/orders/${number}/cancellation`),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { state } = await orderRow(service, number);
    await mailSettled(service);
    const delivered = await receivedOf(service, { kind: "delivery", orderId: id });
    expect(delivered).toHaveLength(state === "paid" ? 1 : 0);
  }
});

test("a claim is confirmed from the worklist, and its history names the owner", async () => {
  const { number, id } = await placeClaim(service);
  expect(await entry(`order-${number}`)).toMatchObject({
    title: `Venmo payment to check: $49, order ${number}`,
    action: "Check and deliver",
  });
  await june.read(`/orders/${number}/confirmation`, { body: {} });
  expect(await entry(`order-${number}`)).toBeUndefined();
  const { state, events } = await order(number);
  expect(state).toBe("paid");
  const paid = events.find(({ kind }) => kind === "paid");
  expect(paid).toMatchObject({ actor: "owner", owner: "June" });
  expect(await receivedOf(service, { kind: "delivery", orderId: id })).toHaveLength(1);
});

test("a payment without an order is recorded once, and delivered", async () => {
  const payment = {
    key: crypto.randomUUID(),
    catalogId: "basic-single-page",
    amountCents: 4_500,
    email: "Nora@Example.com",
    method: "venmo",
  };
  await outliveCode(service);
  expect((await act(june, "/orders", payment)).status).toBe(403);
  await provePasskey(service);
  const first = await june.read<{ number: string }>("/orders", { body: payment });
  const again = await june.read<{ number: string }>("/orders", { body: payment });
  expect(again.number).toBe(first.number);
  const detail = await order(first.number);
  expect(detail).toMatchObject({ state: "paid", totalCents: 4_500, email: "nora@example.com" });
  expect(detail.lines[0]?.file).toMatchObject({ used: 0, allowed: 10 });
  const { id } = await orderRow(service, first.number);
  expect(await receivedOf(service, { kind: "delivery", orderId: id })).toHaveLength(1);
});

test("a wrong address is corrected: the new one gets the mail, the old link is dead", async () => {
  const { number, token, id } = await placePaidOrder(service, { email: "ana@gmial.example" });
  await june.read(`/orders/${number}/email`, { body: { email: "ana@gmail.example" } });
  const mails = await receivedOf(service, { kind: "delivery", orderId: id });
  expect(mails.map(({ recipients }) => recipients[0])).toContain("ana@gmail.example");
  expect((await service.call(`/api/orders/${token}`)).status).toBe(410);
  const events = (await order(number)).events;
  expect(events.find(({ kind }) => kind === "email-changed")).toMatchObject({ owner: "June" });
});

test("the mail is sent again as often as it is asked for", async () => {
  const { number, id } = await placePaidOrder(service);
  await june.read(`/orders/${number}/resend`, { body: {} });
  await june.read(`/orders/${number}/resend`, { body: {} });
  expect(await receivedOf(service, { kind: "delivery", orderId: id })).toHaveLength(3);
});

test("access ends and opens again; what is not so is refused in words", async () => {
  const { number, token } = await placePaidOrder(service);
  await june.read(`/orders/${number}/access`, { body: { open: false } });
  expect((await service.call(`/api/orders/${token}`)).status).toBe(410);
  expect((await act(max, `/orders/${number}/access`, { open: false })).status).toBe(409);
  await max.read(`/orders/${number}/access`, { body: { open: true } });
  expect((await service.call(`/api/orders/${token}`)).status).toBe(200);
});

test("one box finds an order by number, address and amount, and a lead by part of a name", async () => {
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

test("an alert is resolved once, and leaves the worklist", async () => {
  service.mailbox.unknownRecipients.add("nobody@example.com");
  const { number } = await placePaidOrder(service, { email: "nobody@example.com" });
  await mailSettled(service);
  const entries = await worklist();
  const found = entries.find(({ title }) => title.includes(number));
  expect(found).toMatchObject({
    title: `An email could not be sent: order ${number}`,
    about: "mail",
  });
  const answers = await Promise.all([
    act(june, `${found?.path}/resolution`),
    act(max, `${found?.path}/resolution`),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await entry(found?.id ?? "")).toBeUndefined();
});

test("what was held back is released as a lead, or put away as spam", async () => {
  await postLead(service, { name: "A Person", _gotcha: "x" });
  await postLead(service, { name: "A Program", _gotcha: "x" });
  const held = await june.read<{ rows: { id: number; name: string }[] }>("/held-leads");
  const idOf = (name: string) => held.rows.find((row) => row.name === name)?.id;
  expect(await entry("held-leads")).toMatchObject({ title: "2 messages held back" });
  const released = await june.read<LeadDetail>(`/held-leads/${idOf("A Person")}/release`, {
    body: {},
  });
  expect(released.events.at(-1)).toMatchObject({ kind: "released", owner: "June" });
  await june.read("/held-leads/spam", { body: { ids: [idOf("A Program")] } });
  expect(await entry("held-leads")).toBeUndefined();
  expect(await entry(`lead-${idOf("A Person")}`)).toBeDefined();
});

test("pages lists by key, so that nothing is missed when orders come in meanwhile", async () => {
  for (let n = 0; n < 60; n++) await placeClaim(service);
  const first = await june.read<{ rows: { number: string }[]; next?: string }>("/orders");
  await placeClaim(service);
  const second = await june.read<{ rows: { number: string }[] }>(`/orders?after=${first.next}`);
  const numbers = [...first.rows, ...second.rows].map(({ number }) => number);
  expect(first.rows).toHaveLength(50);
  expect(new Set(numbers).size).toBe(numbers.length);
  // An expanded list comes in one answer.
  const both = await june.read<OrdersResponse>("/orders?pages=2");
  expect(both.rows.length).toBe(numbers.length + 1);
  expect(both.next).toBeUndefined();
  expect((await june.call("/orders?pages=21")).status).toBe(400);
  for (const list of ["leads", "requests"])
    expect((await june.call(`/${list}?pages=20`)).status).toBe(200);
});

test("names the lead of a worklist item, with its id and state", async () => {
  const name = `Dr. ${"Maximiliane ".repeat(6)}Brandt: Office`;
  await postLead(service, { name });
  const [lead] = (await june.read<LeadsResponse>("/leads?show=new")).rows;
  const item = await entry(`lead-${lead?.id}`);
  expect(item?.lead).toEqual({ id: lead?.id, name, state: "new" });
});

test("an export is safe to open in a spreadsheet", async () => {
  await postLead(service, { name: '=HYPERLINK("https://evil.example","x")', phone: "+1 303" });
  const csv = await (await june.call("/leads.csv")).text();
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"",""x"")"`);
  expect(csv).toContain(`"'+1 303"`);
  const orders = await (await june.call("/orders.csv")).text();
  expect(orders.split("\r\n")[0]).toBe(
    '"number","state","method","placed (America/Denver)","paid (America/Denver)","email","name","items","total usd","refunded usd","came from","first page"',
  );
  expect(orders).toMatch(/,"Basic Single-Page",49.00,0.00,,\r\n/);
});
