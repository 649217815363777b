/** The receipt promises the buyer an email from an owner, which stays on the worklist until it is sent. */
import type { OrderDetail } from "@agency/contract/api/desk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Browser, signIn } from "../../testing/desk.ts";
import { orderRow, placePaidOrder, setState } from "../../testing/orders.ts";
import {
  by,
  findNewestOrder,
  payOpenInstallment,
  requestRow,
  sendAcceptedRequest,
} from "../../testing/requests.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { replyDueDate } from "../core/local-time.ts";
import { markDelivered } from "../payment-requests/payment-requests.ts";
import { buildWorklist } from "./worklist.ts";

const owners = ["one@agency.example", "two@agency.example"] as const;

let shop: ServiceWithGateway;
let desk: Browser;
let second: Browser;
beforeAll(async () => {
  shop = await startServiceWithGateway({ OWNER_EMAILS: owners.join(", "), PROCESS_ROLE: "server" });
  [desk, second] = await Promise.all([signIn(shop, owners[0]), signIn(shop, owners[1])]);
});
afterAll(() => shop.close());

const findContact = async (number: string) =>
  (await buildWorklist(shop)).find(({ id }) => id === `contact-${number}`);

test.each([
  ["Website Maintenance", true],
  ["Logo Design", true],
  ["Basic Single-Page", false],
])("adds the promised email to the worklist when %s is purchased: %s", async (plan, isPromised) => {
  const { number } = await placePaidOrder(shop, { plan });
  const { paid_at } = await orderRow(shop, number);
  const { contactBy } = await desk.read<OrderDetail>(`/orders/${number}`);
  expect(contactBy).toBe(isPromised && paid_at ? replyDueDate(paid_at) : undefined);
  const entry = await findContact(number);
  expect(entry !== undefined).toBe(isPromised);
  if (entry) expect(entry).toMatchObject({ title: expect.stringContaining("ada@example.com") });
});

test("adds the promised email to the worklist after the deposit, but not after the balance", async () => {
  const { id, token } = await sendAcceptedRequest(shop, { terms: "deposit" });
  await payOpenInstallment(shop, token);
  expect(await findContact((await findNewestOrder(shop, id)).number)).toBeDefined();
  const { revision } = await requestRow(shop, id);
  await markDelivered(shop, id, { revision, dueOn: "2026-12-01" }, by);
  await payOpenInstallment(shop, token);
  expect(await findContact((await findNewestOrder(shop, id)).number)).toBeUndefined();
});

test("removes it after one owner marked it as contacted, and returns 409 to the other", async () => {
  const { number } = await placePaidOrder(shop, { plan: "Logo Design" });
  const path = `/orders/${number}/contacted`;
  const responses = await Promise.all([
    desk.call(path, { method: "POST" }),
    second.call(path, { method: "POST" }),
  ]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
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

  const email = "deleted@example.com";
  const deleted = await placePaidOrder(shop, { plan: "Logo Design", email });
  expect(await findContact(deleted.number)).toBeDefined();
  await desk.read("/personal-data/delete", { body: { email } });
  expect(await findContact(deleted.number)).toBeUndefined();
});
