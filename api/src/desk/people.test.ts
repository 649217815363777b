import type {
  AlertDetail,
  DeskSession,
  LeadDetail,
  LeadsResponse,
  OrderDetail,
  QuarantinedLeadsResponse,
} from "@agency/contract/api/desk";
import type { HoursAccount } from "@agency/contract/api/hours";
import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { type PersonEntry, type PersonResponse, personResponse } from "@agency/contract/api/people";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Browser, markPasskeyVerified, openBrowser, signIn } from "../../testing/desk.ts";
import { placeHours, work } from "../../testing/hours.ts";
import { postLead } from "../../testing/leads.ts";
import { waitUntilMailSent } from "../../testing/mail.ts";
import { placeClaim, placePaidOrder } from "../../testing/orders.ts";
import { buyer } from "../../testing/purchases.ts";
import { createSale, processRefunds, refund, settleSale } from "../../testing/refunds.ts";
import {
  buildContent,
  payOpenInstallment,
  sendAcceptedRequest,
  sendPaymentRequest,
} from "../../testing/requests.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { createDraft, formatPaymentRequestNumber } from "../payment-requests/payment-requests.ts";
import { syncDisputes } from "../payments/disputes/disputes.ts";

let shop: ServiceWithGateway;
let desk: Browser;
beforeAll(async () => {
  shop = await startServiceWithGateway();
});
// The clock moves between tests, and sessions expire.
beforeEach(async () => {
  desk = await signIn(shop);
  await markPasskeyVerified(shop);
});
afterAll(() => shop.close());

let people = 0;
const newEmail = () => `person-${++people}@example.com`;

async function findLead(email: string) {
  return shop.db
    .selectFrom("leads")
    .selectAll()
    .where("email", "=", email)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
}

async function newLead(email: string, fields: Record<string, string> = {}) {
  await postLead(shop, { email, ...fields });
  const { id } = await findLead(email);
  return { id, personId: `lead-${id}` };
}

async function quarantineLead(email: string) {
  await postLead(shop, { email, _gotcha: "filled in by a bot", name: "Bot Botson" });
  const { id } = await findLead(email);
  return { id, personId: `lead-${id}` };
}

const readPerson = async (id: string, query = "") =>
  personResponse.parse(await desk.read(`/people/${id}${query}`));
const status = async (id: string) => (await desk.call(`/people/${id}`)).status;
const withClient = (email: string, fields = {}) => ({
  client: { ...buildContent().client, email, ...fields },
});
const kinds = ({ rows }: PersonResponse) => rows.map(({ kind }) => kind);
function only<Kind extends PersonEntry["kind"]>({ rows }: PersonResponse, kind: Kind) {
  return rows.filter((row): row is Extract<PersonEntry, { kind: Kind }> => row.kind === kind);
}

test("shows a person with nothing but a lead", async () => {
  const email = newEmail();
  const { id, personId } = await newLead(email, { name: "Ada Lovelace", phone: "+1 303 555 0100" });
  const { received_at } = await findLead(email);
  const at = received_at.toISOString();
  expect(await readPerson(personId)).toMatchObject({
    person: {
      ...{ id: personId, email, names: ["Ada Lovelace"], phone: "+1 303 555 0100", since: at },
      ...{ leads: 1, orders: 0, requests: 0 },
    },
    figures: { paidCents: 0, outstandingCents: 0 },
    rows: [{ id: personId, kind: "lead", at, path: `/leads/${id}`, lead: { id, state: "new" } }],
  });
  const { figures, next } = await readPerson(personId);
  expect([figures.remainingMinutes, next]).toEqual([undefined, undefined]);
});

test("shows all records of a person on one timeline, newest first", async () => {
  const email = newEmail();
  const lead = await newLead(email, { name: "Greta" });
  await desk.read(`/leads/${lead.id}/notes`, { body: { text: "Called her" } });
  const sent = await sendAcceptedRequest(shop, withClient(email));
  const number = formatPaymentRequestNumber(sent.id);
  await desk.read(`/payment-requests/${number}/notes`, { body: { text: "Wants photos" } });
  await payOpenInstallment(shop, sent.token);
  const hours = await placeHours(shop, 4, email);
  await work(shop, hours, 30);
  const sale = await createSale(shop, { billing: { ...buyer, email } });
  await settleSale(shop, sale);
  desk = await signIn(shop);
  await refund(shop, sale, 1_900);
  await processRefunds(shop);
  desk = await signIn(shop);
  shop.emulator.dispute({ transactionId: sale.id });
  await syncDisputes(shop);
  await desk.read(`/orders/${sale.order.number}/notes`, { body: { text: "Reply to the bank" } });

  const person = await readPerson(lead.personId);
  expect(person.person).toMatchObject({
    ...{ id: lead.personId, email, company: "Holm Ceramics", leads: 1, orders: 3, requests: 1 },
  });
  expect(person.person.names).toContain("Greta Holm");
  expect(person.person.names).toContain("Greta");
  const times = person.rows.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().reverse());
  expect(new Set(kinds(person))).toEqual(
    new Set([
      ...["lead", "request", "order", "refund", "dispute", "hours", "invoice", "email", "note"],
    ]),
  );
  expect(person.rows).toHaveLength(new Set(person.rows.map(({ id }) => id)).size);

  const [request] = only(person, "request");
  const { totalCents = 0, outstandingCents = 0, paidCents = 0 } = request?.request ?? {};
  expect(request).toMatchObject({
    ...{ id: `request-${number}`, path: `/payment-requests/${number}` },
    request: { number, state: "partially_paid" },
  });
  expect(outstandingCents).toBe(totalCents - paidCents);
  expect(person.figures).toEqual({
    paidCents: paidCents + 20_000 + 4_900 - 1_900,
    outstandingCents,
    remainingMinutes: 210,
  });
  expect(only(person, "order").find(({ order }) => order.number === sale.order.number)).toEqual({
    ...{ id: `order-${sale.order.number}`, kind: "order", path: `/orders/${sale.order.number}` },
    at: sale.order.placed_at.toISOString(),
    order: expect.objectContaining({ refundedCents: 1_900, disputed: true, totalCents: 4_900 }),
  });
  expect(only(person, "refund")).toMatchObject([
    { order: sale.order.number, refund: { cents: 1_900, reason: expect.any(String) } },
  ]);
  expect(only(person, "dispute")).toMatchObject([
    { order: sale.order.number, dispute: { outcome: "open" } },
  ]);
  expect(only(person, "hours")).toMatchObject([
    {
      path: `/hours/${hours.number}`,
      hours: { number: hours.number, entries: 2, paidMinutes: 240, workedMinutes: 30 },
    },
  ]);
  expect(only(person, "invoice")).toMatchObject([
    { invoice: { kind: "invoice" }, request: number },
  ]);
  expect(
    only(person, "note").map(({ text, lead, order, request }) => [text, lead, order, request]),
  ).toEqual([
    ["Reply to the bank", undefined, sale.order.number, undefined],
    ["Wants photos", undefined, undefined, number],
    ["Called her", lead.id, undefined, undefined],
  ]);
  expect(only(person, "email")).toContainEqual(
    expect.objectContaining({ email: "payment-request-sent", state: "sent", request: number }),
  );
  await waitUntilMailSent(shop);
  expect(only(await readPerson(lead.personId), "email")).toContainEqual(
    expect.objectContaining({ email: "delivery", state: "sent", order: hours.number }),
  );
});

test("returns the pages of a timeline without gaps, also for entries of the same time", async () => {
  const email = newEmail();
  const { id, personId } = await newLead(email);
  const notes = Array.from({ length: 120 }, (_, index) => ({
    ...{ lead_id: id, kind: "note", occurred_at: new Date(Date.UTC(2026, 0, 1 + (index % 7))) },
    detail: JSON.stringify({ text: `Note ${index}` }),
  }));
  await shop.db.insertInto("lead_events").values(notes).execute();
  const first = await readPerson(personId);
  const second = await readPerson(personId, `?after=${first.next}`);
  const third = await readPerson(personId, `?after=${second.next}`);
  expect([first, second, third].map(({ rows }) => rows.length)).toEqual([50, 50, 21]);
  expect(third.next).toBeUndefined();
  const all = [first, second, third].flatMap(({ rows }) => rows);
  expect(new Set(all.map(({ id }) => id)).size).toBe(121);
  expect((await readPerson(personId, "?pages=3")).rows).toEqual(all);
  // A new entry does not shift the next page.
  await desk.read(`/leads/${id}/notes`, { body: { text: "New" } });
  expect(await readPerson(personId, `?after=${first.next}`)).toMatchObject({ rows: second.rows });
  for (const after of ["50", "x~lead-1", "1~a b", "1~"])
    expect((await desk.call(`/people/${personId}?after=${after}`)).status, after).toBe(400);
});

test("treats two spellings of an address as one person, by any of the records", async () => {
  const email = newEmail();
  const lead = await newLead(email.replace("person", "Person"), { name: "Ada" });
  const order = await placePaidOrder(shop, { email: email.toUpperCase() });
  const content = buildContent(withClient(email.replace("example", "EXAMPLE")));
  const draft = { idempotencyKey: crypto.randomUUID(), content };
  const requestId = await createDraft(shop, draft, { owner: "june@example.com" });
  const number = formatPaymentRequestNumber(requestId);
  const person = await readPerson(lead.personId);
  expect(person.person).toMatchObject({ email, leads: 1, orders: 1, requests: 1 });
  expect(person.figures.outstandingCents).toBe(0);
  for (const id of [`order-${order.number}`, `request-${number}`])
    expect((await readPerson(id)).person, id).toEqual(person.person);
});

test("moves an order to the person of its corrected address", async () => {
  const [wrong, right] = [newEmail(), newEmail()];
  const lead = await newLead(right);
  const { number } = await placePaidOrder(shop, { email: wrong });
  const id = `order-${number}`;
  expect((await readPerson(id)).person).toMatchObject({ email: wrong, orders: 1 });
  await desk.read(`/orders/${number}/email`, { body: { email: right } });
  expect((await readPerson(id)).person).toEqual((await readPerson(lead.personId)).person);
  expect((await readPerson(lead.personId)).person).toMatchObject({ email: right, orders: 1 });
});

test("moves a payment request and its orders to the person of the corrected address", async () => {
  const [wrong, right] = [newEmail(), newEmail()];
  const sent = await sendAcceptedRequest(shop, { ...withClient(wrong), terms: "upfront" });
  await payOpenInstallment(shop, sent.token);
  const id = `request-${formatPaymentRequestNumber(sent.id)}`;
  const before = await readPerson(id);
  const number = only(before, "order")[0]?.order.number;
  await desk.read(`/orders/${number}/email`, { body: { email: right } });
  const after = await readPerson(id);
  expect(after.person).toEqual({ ...before.person, email: right });
  expect(kinds(after)).toEqual(expect.arrayContaining(["request", "order", "invoice"]));
});

test("returns 404 for every record of a person whose data was deleted", async () => {
  const email = newEmail();
  const lead = await newLead(email);
  const { number } = await placePaidOrder(shop, { email });
  const hours = await placeHours(shop, 2, email);
  const sent = await sendAcceptedRequest(shop, { ...withClient(email), terms: "upfront" });
  await payOpenInstallment(shop, sent.token);
  const request = formatPaymentRequestNumber(sent.id);
  const ids = [lead.personId, `order-${number}`, `request-${request}`];
  for (const id of ids) expect(await status(id), id).toBe(200);
  expect((await desk.read<OrderDetail>(`/orders/${number}`)).personId).toBe(`order-${number}`);
  expect((await desk.call("/personal-data/delete", { body: { email } })).status).toBe(200);
  for (const id of ids) expect(await status(id), id).toBe(404);

  const order = await desk.read<OrderDetail>(`/orders/${number}`);
  const account = await desk.read<HoursAccount>(`/hours/${hours.number}`);
  const anonymized = await desk.read<PaymentRequestDetail>(`/payment-requests/${request}`);
  for (const record of [order, account, anonymized]) expect(record.personId).toBeUndefined();
});

test("leaves quarantined leads out, and shows which of them are from a known person", async () => {
  const [stranger, client] = [newEmail(), newEmail()];
  const order = await placePaidOrder(shop, { email: client });
  const spam = await quarantineLead(stranger);
  const held = await quarantineLead(client.toUpperCase());
  for (const { personId } of [spam, held]) expect(await status(personId)).toBe(404);
  const person = await readPerson(`order-${order.number}`);
  expect(person.person).toMatchObject({ leads: 0, names: [] });
  expect(kinds(person)).not.toContain("lead");
  const { rows } = await desk.read<QuarantinedLeadsResponse>("/quarantined-leads");
  const personIdOf = (id: number) => rows.find((row) => row.id === id)?.personId;
  expect(personIdOf(spam.id)).toBeUndefined();
  expect(personIdOf(held.id)).toBe(`order-${order.number}`);
  expect((await desk.read<LeadDetail>(`/leads/${spam.id}`)).personId).toBeUndefined();

  await desk.read(`/quarantined-leads/${spam.id}/release`, { body: {} });
  expect((await readPerson(spam.personId)).person).toMatchObject({ email: stranger, leads: 1 });
});

test("shows a lead marked as spam, but neither counts it nor uses its name", async () => {
  const email = newEmail();
  const real = await newLead(email, { name: "Ada" });
  const spam = await newLead(email, { name: "Cheap Pills" });
  const body = { from: "new", to: "spam" };
  await desk.read(`/leads/${spam.id}/state`, { body });
  const { person, rows } = await readPerson(real.personId);
  expect(person).toMatchObject({ leads: 1 });
  expect(person.names[0]).toBe("Ada");
  expect(rows).toContainEqual(
    expect.objectContaining({ lead: expect.objectContaining({ id: spam.id, state: "spam" }) }),
  );
});

test("subtracts refunds and counts only paid orders", async () => {
  const email = newEmail();
  const sale = await createSale(shop, { billing: { ...buyer, email } });
  await placeClaim(shop, { email });
  const id = `order-${sale.order.number}`;
  expect((await readPerson(id)).figures.paidCents).toBe(4_900);
  await settleSale(shop, sale);
  await refund(shop, sale, 4_900);
  await processRefunds(shop);
  desk = await signIn(shop);
  const person = await readPerson(id);
  expect(person.figures.paidCents).toBe(0);
  expect(person.person.orders).toBe(2);
});

test("counts only unpaid installments of sent payment requests as outstanding", async () => {
  const email = newEmail();
  const open = await sendPaymentRequest(shop, withClient(email));
  const voided = await sendPaymentRequest(shop, withClient(email));
  const number = formatPaymentRequestNumber(voided.id);
  const { revision } = await desk.read<PaymentRequestDetail>(`/payment-requests/${number}`);
  await desk.read(`/payment-requests/${number}/void`, { body: { revision } });
  const person = await readPerson(`request-${formatPaymentRequestNumber(open.id)}`);
  const outstanding = only(person, "request").map(({ request }) => request.outstandingCents);
  expect(outstanding).toEqual([0, person.figures.outstandingCents]);
  expect(person.figures.outstandingCents).toBeGreaterThan(0);
});

test("shows voided invoices of a corrected payment request", async () => {
  const email = newEmail();
  const { id } = await sendPaymentRequest(shop, { ...withClient(email), terms: "net15" });
  const number = formatPaymentRequestNumber(id);
  const { revision, content } = await desk.read<PaymentRequestDetail>(
    `/payment-requests/${number}`,
  );
  await desk.read(`/payment-requests/${number}/send`, {
    body: { revision, content: { ...content, title: "Corrected" } },
  });
  const invoices = only(await readPerson(`request-${number}`), "invoice");
  expect(invoices.map(({ invoice }) => invoice.voidedOn !== undefined)).toEqual([false, true]);
  expect(invoices[0]).toMatchObject({ path: `/payment-requests/${number}`, request: number });
});

test("shows emails that could not be delivered, also the acknowledgement of a lead", async () => {
  const email = newEmail();
  shop.mailbox.unknownRecipients.add(email);
  const lead = await newLead(email);
  const { number } = await placePaidOrder(shop, { email });
  await waitUntilMailSent(shop);
  const bounces = only(await readPerson(lead.personId), "email");
  expect(bounces.map(({ email, state }) => [email, state]).toSorted()).toEqual([
    ["delivery", "undelivered"],
    ["lead-acknowledgement", "undelivered"],
  ]);
  expect(bounces).toContainEqual(
    expect.objectContaining({
      path: `/leads/${lead.id}`,
      lead: lead.id,
      reason: expect.any(String),
    }),
  );
  expect(bounces).toContainEqual(expect.objectContaining({ order: number }));
  const alerts = await shop.db.selectFrom("alerts").select(["id", "detail"]).execute();
  const alert = alerts.find(({ detail }) => (detail as { lead?: number }).lead === lead.id);
  expect(await desk.read<AlertDetail>(`/alerts/${alert?.id}`)).toMatchObject({
    ...{ lead: lead.id, personId: lead.personId },
  });
});

test("never mixes people whose addresses only resemble each other", async () => {
  const email = newEmail();
  const others = [`x${email}`, `${email}.au`, email.replace("@", "_@"), email.replace("-", "_")];
  const { number } = await placePaidOrder(shop, { email });
  for (const other of [...others, email.replace("person", "%")]) {
    await newLead(other, { message: `Not ${email}` });
    await placePaidOrder(shop, { email: other });
    await sendPaymentRequest(shop, withClient(other));
  }
  const { person, rows } = await readPerson(`order-${number}`);
  expect(person).toMatchObject({ email, leads: 0, orders: 1, requests: 0 });
  for (const other of others) expect(JSON.stringify(rows)).not.toContain(other);
  expect(JSON.stringify(rows)).not.toContain("Not person");
});

test("returns the ID of the person with every record", async () => {
  const email = newEmail();
  const lead = await newLead(email);
  const claim = await placeClaim(shop, { email });
  const sent = await sendPaymentRequest(shop, withClient(email));
  const request = formatPaymentRequestNumber(sent.id);
  const { rows } = await desk.read<LeadsResponse>("/leads?filter=all");
  expect(rows.find(({ id }) => id === lead.id)?.personId).toBe(lead.personId);
  const paths = [`/leads/${lead.id}`, `/orders/${claim.number}`, `/payment-requests/${request}`];
  for (const path of paths) {
    const { personId = "" } = await desk.read<{ personId?: string }>(path);
    expect((await readPerson(personId)).person.email, path).toBe(email);
  }
  const { worklist } = await desk.read<DeskSession>("/session");
  const personIds = worklist.map(({ personId }) => personId);
  expect(personIds).toEqual(expect.arrayContaining([lead.personId, `order-${claim.number}`]));
});

test("returns 404 for a draft without an address, and for what is no ID", async () => {
  const content = buildContent(withClient(""));
  const draft = { idempotencyKey: crypto.randomUUID(), content };
  const id = await createDraft(shop, draft, { owner: "june@example.com" });
  const number = formatPaymentRequestNumber(id);
  const { personId } = await desk.read<PaymentRequestDetail>(`/payment-requests/${number}`);
  expect(personId).toBeUndefined();
  const ids = [`request-${number}`, "lead-0", "lead-999999999", "lead-1e3", "lead-", "order-x"];
  for (const id of [...ids, "request-R-99999999", "toString-1", "ada@example.com"])
    expect(await status(id), id).toBe(404);
});

test("requires a session", async () => {
  const { personId } = await newLead(newEmail());
  const response = await openBrowser(shop).call(`/people/${personId}`);
  expect([response.status, await response.json()]).toEqual([
    401,
    { code: "unauthenticated", error: "Please sign in." },
  ]);
});
