import type { CheckoutRequest } from "@agency/contract/api/checkout";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { waitForBlocked } from "../../testing/locks.ts";
import { freshAddress } from "../../testing/orders.ts";
import { badCard, buyer } from "../../testing/purchases.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";

let service: ServiceWithGateway;
beforeAll(async () => {
  service = await startServiceWithGateway();
});
beforeEach(() => service.db.deleteFrom("alerts").execute());
afterAll(() => service.close());

const countSales = () => service.emulator.audit().calls.sale ?? 0;
const findAlerts = () => service.db.selectFrom("alerts").select(["kind", "detail"]).execute();
const duplicateWarning = {
  success: false,
  possibleDuplicate: true,
  error: expect.stringContaining("already"),
};

/** A buyer with a new email and IP address. Each tab sends a request with its own purchase key. */
function createBuyer() {
  const billing = { ...buyer, email: `${crypto.randomUUID()}@example.com` };
  const from = freshAddress();
  const openTab = (fields: Partial<CheckoutRequest> = {}) =>
    service.request({ billing, ...fields });
  return { billing, from, openTab, pay: (request = openTab()) => service.pay(request, from) };
}

test("[FAULT-32] warns before charging when a response was lost and the buyer pays again in a new tab", async () => {
  const { openTab, pay } = createBuyer();
  service.emulator.fault({ operation: "sale", kind: "response_lost" });
  expect(await pay()).toMatchObject({ processing: true });
  const before = countSales();
  const again = openTab();
  expect(await pay(again)).toMatchObject(duplicateWarning);
  expect(countSales()).toBe(before);
  expect(
    await service.db
      .selectFrom("orders")
      .selectAll()
      .where("email", "=", again.billing.email)
      .execute(),
  ).toHaveLength(1);
  // "Buy another one" sends the same card details again.
  expect((await pay({ ...again, allowDuplicate: true })).success).toBe(true);
});

test("[FAULT-32] responds with 409 in the documented format when the email differs only in case", async () => {
  const { billing, from, pay, openTab } = createBuyer();
  expect((await pay()).success).toBe(true);
  const uppercase = { ...billing, email: billing.email.toUpperCase() };
  const response = await service.post(openTab({ billing: uppercase }), from);
  expect(response.status).toBe(409);
  // The shape that docs/specification.md requires, with additional fields.
  expect(await response.json()).toEqual({ ...duplicateWarning, error: expect.any(String) });
});

test("[FAULT-32] charges one tab and warns the other when both pay at once", async () => {
  const { pay } = createBuyer();
  service.emulator.settings.latencyMs = 200;
  const responses = await Promise.all([pay(), pay()]);
  service.emulator.settings.latencyMs = 0;
  expect(responses.map(({ success }) => success).toSorted()).toEqual([false, true]);
  expect(responses.find(({ success }) => !success)).toMatchObject(duplicateWarning);
});

test("[FAULT-32] does not warn when the same tab sends its payment several times at once", async () => {
  const { openTab, pay } = createBuyer();
  const request = openTab();
  service.emulator.settings.latencyMs = 200;
  const responses = await Promise.all(
    Array.from({ length: 4 }, () => pay({ ...request, attemptKey: crypto.randomUUID() })),
  );
  service.emulator.settings.latencyMs = 0;
  expect(responses.filter(({ possibleDuplicate }) => possibleDuplicate)).toEqual([]);
  expect(responses.filter(({ success }) => success)).not.toEqual([]);
});

test("[FAULT-32] returns the order path when the browser has the earlier purchase key", async () => {
  const { openTab } = createBuyer();
  const first = openTab();
  const { orderPath } = await service.pay(first);
  const second = openTab({ recentPurchaseKeys: [crypto.randomUUID(), first.purchaseKey] });
  expect(await service.pay(second)).toEqual({
    ...duplicateWarning,
    error: expect.any(String),
    orderPath,
  });
});

test("[FAULT-32] emails the order link once without returning it when the browser has no key", async () => {
  const { billing, pay } = createBuyer();
  await pay();
  for (let n = 0; n < 3; n++) expect((await pay()).orderPath).toBeUndefined();
  const findOrderEmails = () =>
    service.mailbox.received.filter(
      ({ recipients, subject }) =>
        recipients.includes(billing.email) && /^Your order/.test(subject ?? ""),
    );
  await expect.poll(() => findOrderEmails().length).toBe(1);
  expect(await service.mailJobs({ kind: "order-lookup", email: billing.email })).toHaveLength(1);
});

test("[FAULT-32] reveals nothing from another network, and alerts when both payments succeed", async () => {
  const { billing, pay } = createBuyer();
  const unknownBuyer = { ...buyer, email: `${crypto.randomUUID()}@example.com` };
  await pay();
  const probe = (target: typeof buyer) =>
    service.pay(
      service.request({ billing: target, paymentMethodNonce: `invalid-${crypto.randomUUID()}` }),
    );
  expect(await probe(billing)).toEqual(await probe(unknownBuyer));
  expect(await findAlerts()).toEqual([]);
  expect((await service.pay(service.request({ billing }))).success).toBe(true);
  expect(await findAlerts()).toMatchObject([{ kind: "possible-duplicate-payment" }]);
});

test("[FAULT-32] alerts when both payments are sent at once from different networks", async () => {
  const { billing } = createBuyer();
  const payments = await service.db.transaction().execute(async (trx) => {
    // Both check for recent purchases before either can place its order.
    await sql`lock table orders in share mode`.execute(trx);
    const started = [1, 2].map(() => service.pay(service.request({ billing })));
    await waitForBlocked(service, 2);
    return { started };
  });
  const responses = await Promise.all(payments.started);
  expect(responses.map(({ success }) => success)).toEqual([true, true]);
  expect(await findAlerts()).toMatchObject([{ kind: "possible-duplicate-payment" }]);
});

test("[FAULT-32] does not warn after a decline or 30 minutes, or for another item or email", async () => {
  const { billing, from, pay, openTab } = createBuyer();
  await pay(openTab({ paymentMethodNonce: service.emulator.nonce(badCard) }));
  expect((await pay()).success).toBe(true);
  expect((await pay(openTab({ plan: "Simple Multi-Page", amount: "69" }))).success).toBe(true);
  const otherEmail = { ...billing, email: `friend-${billing.email}` };
  expect((await service.pay(service.request({ billing: otherEmail }), from)).success).toBe(true);
  service.passTime(30 * 60 + 1);
  expect((await pay()).success).toBe(true);
});
