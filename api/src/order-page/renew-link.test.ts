import { errorResponse, orderResponse } from "@agency/contract/api/orders";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAYS } from "../../testing/clock.ts";
import { waitForBlocked } from "../../testing/locks.ts";
import { findOrderEmails, findTokens, receivedEmails, waitForEmail } from "../../testing/mail.ts";
import {
  listEvents,
  type PlacedOrder,
  placeClaim,
  placeDeliveredOrder,
  placePaidOrder,
  postJson,
  setState,
} from "../../testing/orders.ts";
import { startTestService, type TestService } from "../../testing/service.ts";
import type { Trx } from "../db/database.ts";
import { lockOrder, revokeAccess, updateRefundedTotal } from "../orders/orders.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const open = (token: string) => service.call(`/api/orders/${token}`);
const renew = (token: string) =>
  service.call(`/api/orders/${token}/renew-link`, { method: "POST" });

async function readError(response: Response) {
  return { status: response.status, ...errorResponse.parse(await response.json()) };
}

/** The link in the email about this renewal. */
async function findNewLink({ id }: PlacedOrder, generation: number) {
  const mail = await waitForEmail(service, { kind: "order-link", orderId: id, generation });
  const [token = ""] = findTokens(mail, "order");
  return { token, recipients: mail.recipients };
}

test("emails a new link to the order's address and invalidates the old one", async () => {
  const order = await placePaidOrder(service, { email: "renewer@example.com" });
  const response = await renew(order.token);
  expect([response.status, await response.json()]).toEqual([202, { sentTo: "r••@example.com" }]);

  const renewed = await findNewLink(order, 2);
  expect(renewed.recipients).toEqual(["renewer@example.com"]);
  expect((await open(renewed.token)).status).toBe(200);
  expect(await readError(await open(order.token))).toEqual({
    status: 410,
    code: "link-replaced",
    error: "This link was replaced by a newer one.",
  });
  const file = await service.call(`/api/orders/${order.token}/files/basic-single-page`);
  expect(file.status).toBe(410);
  expect(await listEvents(service, order)).toContain("link-renewed by buyer");
});

test("renews a link at most 3 times a day", async () => {
  const order = await placePaidOrder(service);
  let { token } = order;
  for (const generation of [2, 3, 4]) {
    expect((await renew(token)).status).toBe(202);
    ({ token } = await findNewLink(order, generation));
  }
  expect((await renew(token)).status).toBe(429);
  expect((await open(token)).status).toBe(200);
  service.passTime(1 * DAYS + 1);
  expect((await renew(token)).status).toBe(202);
});

test("sends one new link when it is requested 10 times at once", async () => {
  const order = await placePaidOrder(service);
  const responses = await Promise.all(Array.from({ length: 10 }, () => renew(order.token)));
  expect(responses.some(({ status }) => status === 202)).toBe(true);
  const links = { kind: "order-link", orderId: order.id } as const;
  expect(await service.mailJobs(links)).toHaveLength(1);
  expect(await receivedEmails(service, links)).toHaveLength(1);
});

test("ignores renewals with an old link and does not count them for the new one", async () => {
  const order = await placePaidOrder(service);
  await renew(order.token);
  const { token } = await findNewLink(order, 2);
  for (let n = 0; n < 5; n++) await renew(order.token);
  expect((await open(token)).status).toBe(200);
  expect((await renew(token)).status).toBe(202);
});

test.each(["refunded", "canceled"] as const)(
  "rejects a renewal when the order is %s",
  async (state) => {
    const order = state === "refunded" ? await placePaidOrder(service) : await placeClaim(service);
    await setState(service, order, state);
    expect((await readError(await renew(order.token))).status).toBe(409);
    expect(await service.mailJobs({ kind: "order-link", orderId: order.id })).toEqual([]);
  },
);

/** Renews the link while another transaction changes the order, and waits until both are finished. */
async function renewDuring({ id, token }: PlacedOrder, change: (trx: Trx) => Promise<unknown>) {
  const renewal = await service.db.transaction().execute(async (trx) => {
    await lockOrder(trx, id);
    const response = renew(token);
    await waitForBlocked(service, 1);
    await change(trx);
    // Not awaited here, because it finishes only after this transaction.
    return { response };
  });
  return readError(await renewal.response);
}

test.each([
  ["access-revoked", (trx: Trx, id: number) => revokeAccess(service, trx, id)],
  ["not-paid", (trx: Trx, id: number) => updateRefundedTotal(trx, id, 4_900)],
] as const)("rejects a renewal as %s when that changes at the same time", async (code, change) => {
  const order = await placeDeliveredOrder(service);
  const error = await renewDuring(order, (trx) => change(trx, order.id));
  expect(error.code).toBe(code);
  expect(await listEvents(service, order)).not.toContain("link-renewed by buyer");
  expect(await service.mailJobs({ kind: "order-link", orderId: order.id })).toEqual([]);
});

test("expires the link after 12 months and extends access by 12 months when it is renewed", async () => {
  const order = await placePaidOrder(service, { email: "returning@example.com" });
  service.passTime(364 * DAYS);
  expect((await open(order.token)).status).toBe(200);
  service.passTime(3 * DAYS);
  expect((await readError(await open(order.token))).code).toBe("link-expired");
  const file = await service.call(`/api/orders/${order.token}/files/basic-single-page`);
  expect(file.status).toBe(410);

  expect((await renew(order.token)).status).toBe(202);
  const { token } = await findNewLink(order, 2);
  const { items, accessExpiresAt } = orderResponse.parse(await (await open(token)).json());
  expect(items[0]?.download?.allowed).toBe(10);

  service.passTime(180 * DAYS);
  expect((await open(token)).status).toBe(200);
  expect(new Date(accessExpiresAt ?? 0).getTime()).toBeGreaterThan(Date.now() + 700 * DAYS * 1_000);
  await postJson(service, "/api/find-order", { email: "returning@example.com" });
  const found = await findOrderEmails(service, "returning@example.com");
  expect(found.flatMap((mail) => findTokens(mail, "order"))).toEqual([token]);
});
