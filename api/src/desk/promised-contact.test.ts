/** The receipt promises the buyer an email from an owner: it stays on the worklist until it is written. */
import type { OrderDetail } from "@agency/contract/api/desk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Browser, signIn } from "../../testing/desk.ts";
import { orderRow, placePaidOrder, setState } from "../../testing/orders.ts";
import { by, orderOf, payOpen, requestRow, sendAccepted } from "../../testing/requests.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";
import { replyDueDate } from "../local-time.ts";
import { markDelivered } from "../payment-requests/payment-requests.ts";
import { buildWorklist } from "./worklist.ts";

const owners = ["one@agency.example", "two@agency.example"] as const;

let shop: Shop;
let desk: Browser;
let second: Browser;
beforeAll(async () => {
  shop = await openShop({ OWNER_EMAILS: owners.join(", "), RUN: "server" });
  [desk, second] = await Promise.all([signIn(shop, owners[0]), signIn(shop, owners[1])]);
});
afterAll(() => shop.close());

const findContact = async (number: string) =>
  (await buildWorklist(shop)).find(({ id }) => id === `contact-${number}`);

test.each([
  ["Website Maintenance", true],
  ["Logo Design", true],
  ["Basic Single-Page", false],
])("puts the promised email about %s on the worklist: %s", async (plan, isPromised) => {
  const { number } = await placePaidOrder(shop, { plan });
  const { paid_at } = await orderRow(shop, number);
  const { contactBy } = await desk.read<OrderDetail>(`/orders/${number}`);
  expect(contactBy).toBe(isPromised && paid_at ? replyDueDate(paid_at) : undefined);
  const entry = await findContact(number);
  expect(entry !== undefined).toBe(isPromised);
  if (entry) expect(entry).toMatchObject({ title: expect.stringContaining("ada@example.com") });
});

test("puts the promised email about a deposit on the worklist, and none about the balance", async () => {
  const { id, token } = await sendAccepted(shop, { terms: "halves" });
  await payOpen(shop, token);
  expect(await findContact((await orderOf(shop, id)).number)).toBeDefined();
  const { revision } = await requestRow(shop, id);
  await markDelivered(shop, id, { revision, dueOn: "2026-12-01" }, by);
  await payOpen(shop, token);
  expect(await findContact((await orderOf(shop, id)).number)).toBeUndefined();
});

test("removes it once an owner has written, and tells the other owner who did", async () => {
  const { number } = await placePaidOrder(shop, { plan: "Logo Design" });
  const path = `/orders/${number}/contacted`;
  const answers = await Promise.all([
    desk.call(path, { method: "POST" }),
    second.call(path, { method: "POST" }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await findContact(number)).toBeUndefined();
  const { contactBy, events } = await desk.read<OrderDetail>(`/orders/${number}`);
  expect(contactBy).toBeUndefined();
  expect(events.filter(({ kind }) => kind === "contacted")).toHaveLength(1);
});

test("removes it when the order is refunded or its buyer's data is deleted", async () => {
  const refunded = await placePaidOrder(shop, { plan: "Logo Design" });
  await setState(shop, refunded, "refunded");
  expect(await findContact(refunded.number)).toBeUndefined();
  expect((await desk.read<OrderDetail>(`/orders/${refunded.number}`)).contactBy).toBeUndefined();

  const email = "forget@example.com";
  const deleted = await placePaidOrder(shop, { plan: "Logo Design", email });
  expect(await findContact(deleted.number)).toBeDefined();
  await desk.read("/personal-data/deletion", { body: { email } });
  expect(await findContact(deleted.number)).toBeUndefined();
});
