import { randomUUID } from "node:crypto";
import type { OrderDetail, PersonalData } from "@agency/contract/api/desk";
import type { PersonResponse } from "@agency/contract/api/people";
import { textLimits } from "@agency/contract/limits/text-limits";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Browser, markPasskeyVerified, signIn } from "../../testing/desk.ts";
import { receivedEmails, waitUntilMailSent } from "../../testing/mail.ts";
import { type PlacedOrder, placeClaim, placePaidOrder } from "../../testing/orders.ts";
import { startTestService, type TestService } from "../../testing/service.ts";
import { deletePersonalData } from "../desk/personal-data.ts";
import { buildWorklist } from "../desk/worklist.ts";
import { fulfillmentMessages } from "./messages.ts";

const owners = ["nell@agency.example", "cal@agency.example"] as const;
const text = "Hello Ada,\n\nTuesday at 10 suits us.\n<b>Nell</b>";

let service: TestService;
let desk: Browser;
let second: Browser;
beforeAll(async () => {
  service = await startTestService({ environment: { OWNER_EMAILS: owners.join(", ") } });
  [desk, second] = await Promise.all([signIn(service, owners[0]), signIn(service, owners[1])]);
});
afterAll(() => service.stop());

interface Message {
  message?: string;
  idempotencyKey?: string;
}
const postMessage = ({ number }: PlacedOrder, message: Message = {}, browser = desk) =>
  browser.call(`/orders/${number}/messages`, {
    body: { idempotencyKey: randomUUID(), message: text, ...message },
  });
const findEmails = ({ id }: PlacedOrder) =>
  receivedEmails(service, { kind: "buyer-message", orderId: id });
const readError = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
];

test("emails the buyer from the owner, with a link to the order, and records it in both histories", async () => {
  const order = await placePaidOrder(service, { email: "ada@example.com", plan: "Logo Design" });
  const response = await postMessage(order);
  expect(response.status).toBe(200);
  const { events, personId } = (await response.json()) as OrderDetail;
  expect(events).toContainEqual(
    expect.objectContaining({ title: "Emailed the buyer", note: text, owner: "Nell" }),
  );
  const [sent, ...others] = await findEmails(order);
  expect(others).toEqual([]);
  expect(sent).toMatchObject({
    recipients: ["ada@example.com"],
    subject: `Your order ${order.number}`,
    from: { name: "Nell at Mesa & Main", address: "hello@agency.example" },
    replyTo: [{ address: owners[0] }],
  });
  expect(sent?.text).toContain("Tuesday at 10 suits us.\n<b>Nell</b>");
  expect(sent?.text).toContain("Logo Design");
  expect(sent?.text).toContain("https://agency.example/order/");

  const { rows } = await desk.read<PersonResponse>(`/people/${personId}`);
  expect(rows).toContainEqual(
    expect.objectContaining({ kind: "message", order: order.number, text, owner: "Nell" }),
  );
});

test("ends the promise of contact", async () => {
  const order = await placePaidOrder(service, { plan: "Logo Design" });
  const isPromised = async () =>
    (await buildWorklist(service)).some(({ id }) => id === `contact-${order.number}`);
  expect(await isPromised()).toBe(true);
  await postMessage(order);
  expect(await isPromised()).toBe(false);
});

test("sends one email when the same form is submitted 20 times at once", async () => {
  const order = await placePaidOrder(service);
  const form = { idempotencyKey: randomUUID() };
  const responses = await Promise.all(Array.from({ length: 20 }, () => postMessage(order, form)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await findEmails(order)).toHaveLength(1);
  expect(await readError(await postMessage(order, { ...form, message: "Another" }))).toEqual([
    409,
    "idempotency-key-reused",
  ]);
});

test("sends the emails of two owners, and another one about the same order", async () => {
  const order = await placePaidOrder(service);
  await Promise.all([postMessage(order), postMessage(order, {}, second)]);
  await postMessage(order);
  const sent = await findEmails(order);
  expect(sent.map(({ replyTo }) => replyTo?.[0]?.address).sort()).toEqual([
    ...[owners[1], owners[0], owners[0]],
  ]);
});

test("emails a buyer whose payment is not confirmed yet", async () => {
  const order = await placeClaim(service, { email: "claimed@example.com" });
  expect((await postMessage(order)).status).toBe(200);
  expect((await findEmails(order)).map(({ recipients }) => recipients)).toEqual([
    ["claimed@example.com"],
  ]);
});

test.each([
  ["an empty message", { message: " \n" }],
  ["a message above the limit", { message: "x".repeat(textLimits.reply + 1) }],
  ["a key that is not a UUID", { idempotencyKey: "1" }],
])("rejects %s", async (_, message) => {
  expect((await postMessage(await placePaidOrder(service), message)).status).toBe(400);
});

test("exports the emails of a buyer, deletes them, and emails a deleted buyer no more", async () => {
  const email = "deleted@example.com";
  const order = await placePaidOrder(service, { email });
  await postMessage(order);
  await waitUntilMailSent(service);
  const { orders } = await desk.read<PersonalData>(`/personal-data?email=${email}`);
  expect(orders.map(({ messages }) => messages)).toEqual([
    [expect.objectContaining({ owner: "Nell", message: text })],
  ]);

  await markPasskeyVerified(service);
  await desk.read("/personal-data/delete", { body: { email } });
  const { events } = await desk.read<OrderDetail>(`/orders/${order.number}`);
  expect(events.find(({ kind }) => kind === "buyer-emailed")).toMatchObject({ note: "Deleted" });
  expect(await readError(await postMessage(order))).toEqual([409, "deleted"]);
});

test("does not send a queued email after the buyer's data is deleted", async () => {
  const order = await placePaidOrder(service, { email: "queued@example.com" });
  await postMessage(order);
  const { id: eventId } = await service.db
    .selectFrom("order_events")
    .select("id")
    .where("order_id", "=", order.id)
    .where("kind", "=", "buyer-emailed")
    .executeTakeFirstOrThrow();
  const definition = fulfillmentMessages.find(({ kind }) => kind === "buyer-message");
  const compose = () => definition?.compose(service, { orderId: order.id, eventId });
  expect(await compose()).toMatchObject({ to: ["queued@example.com"] });
  await deletePersonalData(service, "queued@example.com");
  expect(await compose()).toBeUndefined();
});
