import { errorResponse, orderResponse } from "@agency/contract/api/orders";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAYS } from "../../testing/clock.ts";
import { foundBy, mailOf, receivedOf, tokensIn } from "../../testing/mail.ts";
import {
  eventsOf,
  type PlacedOrder,
  placeClaim,
  placePaidOrder,
  postJson,
  setState,
} from "../../testing/orders.ts";
import { startTestService, type TestService } from "../../testing/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const open = (token: string) => service.call(`/api/orders/${token}`);
const renew = (token: string) => service.call(`/api/orders/${token}/renewal`, { method: "POST" });

async function errorOf(answer: Response) {
  return { status: answer.status, ...errorResponse.parse(await answer.json()) };
}

/** The link in the message about this renewal. */
async function newest({ id }: PlacedOrder, generation: number) {
  const mail = await mailOf(service, { kind: "order-link", orderId: id, generation });
  const [token = ""] = tokensIn(mail, "order");
  return { token, recipients: mail.recipients };
}

test("a fresh link goes to the order's own address, opens the order, and ends the old one", async () => {
  const order = await placePaidOrder(service, { email: "renewer@example.com" });
  const answer = await renew(order.token);
  expect([answer.status, await answer.json()]).toEqual([202, { sentTo: "r••@example.com" }]);

  const fresh = await newest(order, 2);
  expect(fresh.recipients).toEqual(["renewer@example.com"]);
  expect((await open(fresh.token)).status).toBe(200);
  expect(await errorOf(await open(order.token))).toEqual({
    status: 410,
    code: "link-replaced",
    error: "A newer link to this order has replaced this one.",
  });
  const file = await service.call(`/api/orders/${order.token}/files/basic-single-page`);
  expect(file.status).toBe(410);
  expect(await eventsOf(service, order)).toContain("link-renewed by buyer");
});

test("an order renews its link 3 times a day, then no more until the day is over", async () => {
  const order = await placePaidOrder(service);
  let { token } = order;
  for (const generation of [2, 3, 4]) {
    expect((await renew(token)).status).toBe(202);
    ({ token } = await newest(order, generation));
  }
  expect((await renew(token)).status).toBe(429);
  expect((await open(token)).status).toBe(200);
  service.passTime(1 * DAYS + 1);
  expect((await renew(token)).status).toBe(202);
});

test("pressed 10 times at once, one fresh link is sent", async () => {
  const order = await placePaidOrder(service);
  const answers = await Promise.all(Array.from({ length: 10 }, () => renew(order.token)));
  expect(answers.some(({ status }) => status === 202)).toBe(true);
  const links = { kind: "order-link", orderId: order.id } as const;
  expect(await service.mailJobs(links)).toHaveLength(1);
  expect(await receivedOf(service, links)).toHaveLength(1);
});

test("whoever holds only an old link can neither renew nor use up the renewals of the new one", async () => {
  const order = await placePaidOrder(service);
  await renew(order.token);
  const { token } = await newest(order, 2);
  for (let pressed = 0; pressed < 5; pressed++) await renew(order.token);
  expect((await open(token)).status).toBe(200);
  expect((await renew(token)).status).toBe(202);
});

test.each(["refunded", "cancelled"] as const)(
  "an order that is %s sends no fresh link",
  async (state) => {
    const order = state === "refunded" ? await placePaidOrder(service) : await placeClaim(service);
    await setState(service, order, state);
    expect((await errorOf(await renew(order.token))).status).toBe(409);
    expect(await service.mailJobs({ kind: "order-link", orderId: order.id })).toEqual([]);
  },
);

test("after 12 months the link ends, and a fresh one opens the order for 12 months more", async () => {
  const order = await placePaidOrder(service, { email: "patient@example.com" });
  service.passTime(364 * DAYS);
  expect((await open(order.token)).status).toBe(200);
  service.passTime(3 * DAYS);
  expect((await errorOf(await open(order.token))).code).toBe("link-over");
  const file = await service.call(`/api/orders/${order.token}/files/basic-single-page`);
  expect(file.status).toBe(410);

  expect((await renew(order.token)).status).toBe(202);
  const { token } = await newest(order, 2);
  const { items, accessUntil } = orderResponse.parse(await (await open(token)).json());
  expect(items[0]?.download?.allowed).toBe(10);

  service.passTime(180 * DAYS);
  expect((await open(token)).status).toBe(200);
  expect(new Date(accessUntil ?? 0).getTime()).toBeGreaterThan(Date.now() + 700 * DAYS * 1_000);
  await postJson(service, "/api/find-order", { email: "patient@example.com" });
  const found = await foundBy(service, "patient@example.com");
  expect(found.flatMap((mail) => tokensIn(mail, "order"))).toEqual([token]);
});
