import type {
  DeskSession,
  LeadDetail,
  LeadsResponse,
  PersonalData,
  SearchResponse,
} from "@agency/contract/api/desk";
import { errorResponse } from "@agency/contract/api/orders";
import type {
  PaymentRequestDetail,
  PaymentRequestsResponse,
} from "@agency/contract/api/payment-requests";
import { timeOn } from "@agency/contract/format/dates";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DAYS, setClock } from "../../testing/clock.ts";
import { ageSessions, type Browser, markPasskeyVerified, signIn } from "../../testing/desk.ts";
import { postLead } from "../../testing/leads.ts";
import { accept, buildContent, payOpenInstallment } from "../../testing/requests.ts";
import { owner } from "../../testing/service.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { sendReminders } from "../payment-requests/reminders.ts";

const partner = "partner@agency.example";
let shop: ServiceWithGateway;
let june: Browser;
let max: Browser;
beforeAll(async () => {
  shop = await startServiceWithGateway({ OWNER_EMAILS: `${owner},${partner}` });
  await setClock(shop, "2026-11-16 10:00");
});
beforeEach(async () => {
  june = await signIn(shop);
  max = await signIn(shop, partner);
});
afterAll(() => shop.close());

const read = (number: string) => june.read<PaymentRequestDetail>(`/payment-requests/${number}`);
const list = (filter: string) =>
  june.read<PaymentRequestsResponse>(`/payment-requests?filter=${filter}`);
const listNumbers = async (filter: string) => (await list(filter)).rows.map(({ number }) => number);
const act = (
  { number, revision }: PaymentRequestDetail,
  action: string,
  body: object = {},
  by = june,
) =>
  by.read<PaymentRequestDetail>(`/payment-requests/${number}/${action}`, {
    body: { revision, ...body },
  });
const parseToken = ({ paymentPageUrl = "" }: PaymentRequestDetail) =>
  paymentPageUrl.split("/pay/")[1] ?? "";

const createDraft = (changes: Parameters<typeof buildContent>[0] = {}) =>
  june.read<PaymentRequestDetail>("/payment-requests", {
    body: { idempotencyKey: crypto.randomUUID(), content: buildContent(changes) },
  });
async function createSent(changes: Parameters<typeof buildContent>[0] = {}) {
  const draft = await createDraft(changes);
  return act(draft, "send", { content: draft.content });
}
async function createAccepted(changes: Parameters<typeof buildContent>[0] = {}) {
  const request = await createSent(changes);
  await accept(shop, parseToken(request));
  return read(request.number);
}

test("shows, counts and filters payment requests by state", async () => {
  const draft = await createDraft({ title: "" });
  expect(draft).toMatchObject({ state: "draft", number: "R-0001" });
  expect(draft.paymentPageUrl).toBeUndefined();
  const viewed = await createSent();
  expect(viewed).toMatchObject({ state: "sent", version: 1, views: 0 });
  await shop.call(`/api/pay/${parseToken(viewed)}/view`, { method: "POST" });
  expect(await read(viewed.number)).toMatchObject({ state: "viewed", views: 1 });
  const unpaid = await createAccepted({ dueOn: "2026-11-18" });
  expect(unpaid).toMatchObject({ state: "accepted", acceptedName: "Greta Holm" });
  const partial = await createAccepted();
  await payOpenInstallment(shop, parseToken(partial));
  expect(await read(partial.number)).toMatchObject({ state: "partially_paid", paidCents: 162_000 });
  const paid = await createAccepted({ terms: "upfront" });
  await payOpenInstallment(shop, parseToken(paid));
  expect(await read(paid.number)).toMatchObject({ state: "paid", paidCents: 324_000 });
  const voided = await createSent();
  expect(await act(voided, "void")).toMatchObject({ state: "void" });

  expect(await listNumbers("draft")).toEqual([draft.number]);
  expect(await listNumbers("open")).toEqual([partial.number, unpaid.number, viewed.number]);
  expect(await listNumbers("paid")).toEqual([paid.number]);
  expect(await listNumbers("void")).toEqual([voided.number]);
  expect(await listNumbers("overdue")).toEqual([]);
  expect(await list("all")).toMatchObject({
    counts: { open: 3, draft: 1, overdue: 0 },
    outstandingCents: 324_000 + 324_000 + 162_000,
  });
  shop.passTime(3 * DAYS);
  june = await signIn(shop);
  expect(await read(unpaid.number)).toMatchObject({ state: "overdue", daysOverdue: 1 });
  expect(await listNumbers("overdue")).toEqual([unpaid.number]);
  shop.passTime(30 * DAYS);
  june = await signIn(shop);
  expect(await read(viewed.number)).toMatchObject({ state: "expired" });
  await setClock(shop, "2026-11-16 10:00");
});

test("lists an overdue payment request on the worklist until the client claims the payment", async () => {
  const overdue = await createAccepted({
    dueOn: "2026-11-17",
    terms: "upfront",
    title: "An overdue one",
  });
  const entry = async () => {
    const { worklist } = await june.read<DeskSession>("/session");
    return worklist.find(({ path }) => path === `/payment-requests/${overdue.number}`);
  };
  expect(await entry()).toBeUndefined();
  shop.passTime(2 * DAYS);
  june = await signIn(shop);
  expect(await entry()).toMatchObject({
    kind: "request",
    title: "$3,240 is overdue: Holm Ceramics",
    path: `/payment-requests/${overdue.number}`,
    action: "Send reminder",
  });
  const [whole] = overdue.installments;
  const claim = await shop.call(`/api/pay/${parseToken(overdue)}/claims`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ installment: whole?.id, cents: whole?.cents }),
  });
  expect(claim.status).toBe(201);
  expect(await entry()).toBeUndefined();
  await setClock(shop, "2026-11-16 10:00");
});

test("removes an overdue payment request from the worklist for three days after an owner's reminder", async () => {
  const overdue = await createAccepted({ dueOn: "2026-11-17", terms: "upfront" });
  const findEntry = async (at: string) => {
    await setClock(shop, at);
    june = await signIn(shop);
    const { worklist } = await june.read<DeskSession>("/session");
    return worklist.find(({ path }) => path === `/payment-requests/${overdue.number}`);
  };
  const closingTime = timeOn("2026-11-17", "17:00").toISOString();
  expect(await findEntry("2026-11-18 10:00")).toMatchObject({ dueAt: closingTime });
  await sendReminders(shop);
  expect((await read(overdue.number)).events.at(-1)).toMatchObject({ kind: "reminder-sent" });
  expect(await findEntry("2026-11-18 11:30")).toMatchObject({ dueAt: closingTime });
  await june.read(`/payment-requests/${overdue.number}/remind`, { method: "POST" });
  expect(await findEntry("2026-11-18 11:30")).toBeUndefined();
  // Three days later is a Saturday.
  expect(await findEntry("2026-11-23 08:59")).toBeUndefined();
  expect(await findEntry("2026-11-23 09:00")).toMatchObject({
    action: "Send reminder",
    dueAt: timeOn("2026-11-23", "09:00:00").toISOString(),
  });
  expect(await listNumbers("overdue")).toContain(overdue.number);
  await setClock(shop, "2026-11-16 10:00");
});

test("rejects a change and names the first owner when another owner changed the request", async () => {
  await max.read("/owner/name", { body: { name: "Max" } });
  const request = await createSent();
  await act(
    request,
    "due-date",
    { installment: request.installments[0]?.id, dueOn: "2026-12-01" },
    max,
  );
  const { content } = request;
  const response = await june.call(`/payment-requests/${request.number}/send`, {
    body: { revision: request.revision, content: { ...content, title: "Mine" } },
  });
  expect(response.status).toBe(409);
  expect(errorResponse.parse(await response.json()).error).toContain("Max");
  expect(await read(request.number)).toMatchObject({ version: 1, title: content.title });
});

test("records a manual payment only with a recent passkey", async () => {
  const request = await createAccepted({ terms: "upfront" });
  const [whole] = request.installments;
  const { revision } = request;
  const payment = { revision, installment: whole?.id, cents: whole?.cents, method: "manual" };
  const path = `/payment-requests/${request.number}/payments`;
  await ageSessions(shop);
  expect((await june.call(path, { body: payment })).status).toBe(403);
  await markPasskeyVerified(shop);
  expect((await june.call(path, { body: { ...payment, cents: 1 } })).status).toBe(409);
  expect(await june.read(path, { body: payment })).toMatchObject({ state: "paid" });
  expect((await june.call(path, { body: payment })).status).toBe(409);
});

test("finds a payment request by number, client and title, and exports it", async () => {
  const client = { ...buildContent().client, name: "Ines Okafor", email: "ines@okafor.example" };
  const { number } = await createSent({ client, title: "=A booking page" });
  const find = (q: string) => june.read<SearchResponse>(`/search?q=${encodeURIComponent(q)}`);
  for (const q of [number, number.toLowerCase(), "okaf", "ines@okafor.example", "booking page"])
    expect(
      (await find(q)).requests.map((found) => found.number),
      q,
    ).toEqual([number]);
  const csv = await (await june.call("/payment-requests.csv")).text();
  expect(csv).toContain(
    `"${number}","sent","Holm Ceramics","ines@okafor.example","'=A booking page","2026-11-16 `,
  );
  expect(csv).toContain(",3240.00,0.00,3240.00,0.00\r\n");
});

test("exports personal data, and keeps only the amounts of paid requests when it is deleted", async () => {
  const client = { ...buildContent().client, name: "Ada Quill", email: "ada@quill.example" };
  const unpaid = await createAccepted({ client });
  const half = await createAccepted({ client, body: "Dear Ada Quill" });
  await act(half, "notes", { text: "Ada Quill called" });
  await payOpenInstallment(shop, parseToken(half));
  const personalData = await june.read<PersonalData>(`/personal-data?email=${client.email}`);
  expect(personalData.requests.map(({ number }) => number)).toEqual([unpaid.number, half.number]);
  await markPasskeyVerified(shop);
  const deletion = { body: { email: client.email } };
  expect(await june.read("/personal-data/delete", deletion)).toMatchObject({ requests: 2 });
  expect((await june.call(`/payment-requests/${unpaid.number}`)).status).toBe(404);
  const anonymized = await read(half.number);
  expect(anonymized).toMatchObject({ state: "void", paidCents: 162_000, totalCents: 324_000 });
  expect(JSON.stringify(anonymized)).not.toMatch(/Ada|Quill/);
  const versions = await shop.db.selectFrom("payment_request_versions").selectAll().execute();
  expect(JSON.stringify(versions)).not.toMatch(/Ada|Quill/);
});

test("shows no due date for the balance after the deposit is paid", async () => {
  const request = await createAccepted({ dueOn: "2026-12-01" });
  expect(request).toMatchObject({ state: "accepted", dueOn: "2026-12-01" });
  await payOpenInstallment(shop, parseToken(request));
  const paid = await read(request.number);
  expect(paid.state).toBe("partially_paid");
  expect(paid.dueOn).toBeUndefined();
});

test("lists the payment requests of a lead", async () => {
  await postLead(shop, { name: "Owen Tran" });
  const [lead] = (await june.read<LeadsResponse>("/leads?filter=new")).rows;
  const path = `/leads/${lead?.id}`;
  expect((await june.read<LeadDetail>(path)).requests).toEqual([]);
  const body = { idempotencyKey: crypto.randomUUID(), lead: lead?.id, content: buildContent() };
  const { number } = await june.read<PaymentRequestDetail>("/payment-requests", { body });
  expect((await june.read<LeadDetail>(path)).requests).toMatchObject([
    { number, state: "draft", title: "A shop for Holm Ceramics", totalCents: 324_000 },
  ]);
});
