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
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DAYS, setClock } from "../../testing/clock.ts";
import { type Browser, outliveCode, provePasskey, signIn } from "../../testing/desk.ts";
import { postLead } from "../../testing/leads.ts";
import { accept, buildContent, payOpen } from "../../testing/requests.ts";
import { owner } from "../../testing/service.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";

const partner = "partner@agency.example";
let shop: Shop;
let june: Browser;
let max: Browser;
beforeAll(async () => {
  shop = await openShop({ OWNER_EMAILS: `${owner},${partner}` });
  await setClock(shop, "2026-11-16 10:00");
});
beforeEach(async () => {
  june = await signIn(shop);
  max = await signIn(shop, partner);
});
afterAll(() => shop.close());

const read = (number: string) => june.read<PaymentRequestDetail>(`/requests/${number}`);
const list = (show: string) => june.read<PaymentRequestsResponse>(`/requests?show=${show}`);
const numbers = async (show: string) => (await list(show)).rows.map(({ number }) => number);
const act = (
  { number, revision }: PaymentRequestDetail,
  what: string,
  body: object = {},
  by = june,
) => by.read<PaymentRequestDetail>(`/requests/${number}/${what}`, { body: { revision, ...body } });
const tokenIn = ({ payUrl = "" }: PaymentRequestDetail) => payUrl.split("/pay/")[1] ?? "";

const draft = (wanted: Parameters<typeof buildContent>[0] = {}) =>
  june.read<PaymentRequestDetail>("/requests", {
    body: { key: crypto.randomUUID(), content: buildContent(wanted) },
  });
async function sent(wanted: Parameters<typeof buildContent>[0] = {}) {
  const written = await draft(wanted);
  return act(written, "sending", { content: written.content });
}
async function accepted(wanted: Parameters<typeof buildContent>[0] = {}) {
  const request = await sent(wanted);
  await accept(shop, tokenIn(request));
  return read(request.number);
}

test("each state is shown, counted, and found by its filter", async () => {
  const written = await draft({ title: "" });
  expect(written).toMatchObject({ state: "draft", number: "R-0001" });
  expect(written.payUrl).toBeUndefined();
  const out = await sent();
  expect(out).toMatchObject({ state: "sent", version: 1, views: 0 });
  await shop.call(`/api/pay/${tokenIn(out)}/view`, { method: "POST" });
  expect(await read(out.number)).toMatchObject({ state: "viewed", views: 1 });
  const agreed = await accepted({ dueOn: "2026-11-18" });
  expect(agreed).toMatchObject({ state: "accepted", acceptedName: "Greta Holm" });
  const half = await accepted();
  await payOpen(shop, tokenIn(half));
  expect(await read(half.number)).toMatchObject({ state: "part_paid", paidCents: 162_000 });
  const whole = await accepted({ terms: "all" });
  await payOpen(shop, tokenIn(whole));
  expect(await read(whole.number)).toMatchObject({ state: "paid", paidCents: 324_000 });
  const ended = await sent();
  expect(await act(ended, "void")).toMatchObject({ state: "void" });

  expect(await numbers("draft")).toEqual([written.number]);
  expect(await numbers("open")).toEqual([half.number, agreed.number, out.number]);
  expect(await numbers("paid")).toEqual([whole.number]);
  expect(await numbers("void")).toEqual([ended.number]);
  expect(await numbers("overdue")).toEqual([]);
  expect(await list("all")).toMatchObject({
    counts: { open: 3, draft: 1, overdue: 0 },
    toComeCents: 324_000 + 324_000 + 162_000,
  });
  shop.passTime(3 * DAYS);
  june = await signIn(shop);
  expect(await read(agreed.number)).toMatchObject({ state: "overdue", daysLate: 1 });
  expect(await numbers("overdue")).toEqual([agreed.number]);
  shop.passTime(30 * DAYS);
  june = await signIn(shop);
  expect(await read(out.number)).toMatchObject({ state: "expired" });
  await setClock(shop, "2026-11-16 10:00");
});

test("what is overdue stands first on the worklist, until the client says that it is paid", async () => {
  const late = await accepted({ dueOn: "2026-11-17", terms: "all", title: "A late one" });
  const entry = async () => {
    const { worklist } = await june.read<DeskSession>("/session");
    return worklist.find(({ id }) => id === `request-${late.number}`);
  };
  expect(await entry()).toBeUndefined();
  shop.passTime(2 * DAYS);
  june = await signIn(shop);
  expect(await entry()).toMatchObject({
    kind: "request",
    title: "$3,240 is overdue: Holm Ceramics",
    path: `/requests/${late.number}`,
    action: "Send a reminder",
  });
  const [whole] = late.instalments;
  const claim = await shop.call(`/api/pay/${tokenIn(late)}/claims`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ instalment: whole?.id, cents: whole?.cents }),
  });
  expect(claim.status).toBe(201);
  expect(await entry()).toBeUndefined();
  await setClock(shop, "2026-11-16 10:00");
});

test("two owners: the second is told who was quicker, and nothing is overruled", async () => {
  await max.read("/owner/name", { body: { name: "Max" } });
  const request = await sent();
  await act(
    request,
    "due-date",
    { instalment: request.instalments[0]?.id, dueOn: "2026-12-01" },
    max,
  );
  const { content } = request;
  const answer = await june.call(`/requests/${request.number}/sending`, {
    body: { revision: request.revision, content: { ...content, title: "Mine" } },
  });
  expect(answer.status).toBe(409);
  expect(errorResponse.parse(await answer.json()).error).toContain("Max");
  expect(await read(request.number)).toMatchObject({ version: 1, title: content.title });
});

test("a payment that came by another way is noted by who has just shown a passkey", async () => {
  const request = await accepted({ terms: "all" });
  const [whole] = request.instalments;
  const noted = { instalment: whole?.id, cents: whole?.cents, method: "manual" };
  const path = `/requests/${request.number}/payments`;
  await outliveCode(shop);
  expect((await june.call(path, { body: noted })).status).toBe(403);
  await provePasskey(shop);
  expect((await june.call(path, { body: { ...noted, cents: 1 } })).status).toBe(409);
  expect(await june.read(path, { body: noted })).toMatchObject({ state: "paid" });
  expect((await june.call(path, { body: noted })).status).toBe(409);
});

test("a request is found by number, client and title, and stands in the table for the bookkeeper", async () => {
  const client = { ...buildContent().client, name: "Ines Okafor", email: "ines@okafor.example" };
  const { number } = await sent({ client, title: "=A booking page" });
  const find = (q: string) => june.read<SearchResponse>(`/search?q=${encodeURIComponent(q)}`);
  for (const q of [number, number.toLowerCase(), "okaf", "ines@okafor.example", "booking page"])
    expect(
      (await find(q)).requests.map((found) => found.number),
      q,
    ).toEqual([number]);
  const csv = await (await june.call("/requests.csv")).text();
  expect(csv).toContain(
    `"${number}","sent","Holm Ceramics","ines@okafor.example","'=A booking page","2026-11-16 `,
  );
  expect(csv).toContain(",3240.00,0.00,3240.00,0.00\r\n");
});

test("who asks is shown their requests; deleted, what was paid keeps its amounts and nobody's name", async () => {
  const client = { ...buildContent().client, name: "Ada Quill", email: "ada@quill.example" };
  const unpaid = await accepted({ client });
  const half = await accepted({ client, body: "Dear Ada Quill" });
  await act(half, "notes", { text: "Ada Quill called" });
  await payOpen(shop, tokenIn(half));
  const held = await june.read<PersonalData>(`/personal-data?email=${client.email}`);
  expect(held.requests.map(({ number }) => number)).toEqual([unpaid.number, half.number]);
  await provePasskey(shop);
  const deletion = { body: { email: client.email } };
  expect(await june.read("/personal-data/deletion", deletion)).toMatchObject({ requests: 2 });
  expect((await june.call(`/requests/${unpaid.number}`)).status).toBe(404);
  const kept = await read(half.number);
  expect(kept).toMatchObject({ state: "void", paidCents: 162_000, totalCents: 324_000 });
  expect(JSON.stringify(kept)).not.toMatch(/Ada|Quill/);
  const versions = await shop.db.selectFrom("request_versions").selectAll().execute();
  expect(JSON.stringify(versions)).not.toMatch(/Ada|Quill/);
});

test("the day of the deposit is not shown as the day of the balance", async () => {
  const request = await accepted({ dueOn: "2026-12-01" });
  expect(request).toMatchObject({ state: "accepted", dueOn: "2026-12-01" });
  await payOpen(shop, tokenIn(request));
  const paid = await read(request.number);
  expect(paid.state).toBe("part_paid");
  expect(paid.dueOn).toBeUndefined();
});

test("a lead shows the requests that were written for it", async () => {
  await postLead(shop, { name: "Owen Tran" });
  const [lead] = (await june.read<LeadsResponse>("/leads?show=new")).rows;
  const path = `/leads/${lead?.id}`;
  expect((await june.read<LeadDetail>(path)).requests).toEqual([]);
  const body = { key: crypto.randomUUID(), lead: lead?.id, content: buildContent() };
  const { number } = await june.read<PaymentRequestDetail>("/requests", { body });
  expect((await june.read<LeadDetail>(path)).requests).toMatchObject([
    { number, state: "draft", title: "A shop for Holm Ceramics", totalCents: 324_000 },
  ]);
});
