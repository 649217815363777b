import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { compareWithGateway } from "../../testing/compare-with-gateway.ts";
import { badCard, buyer } from "../../testing/purchases.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { reconcileAttempts } from "./reconcile-attempts.ts";

let service: ServiceWithGateway;
beforeAll(async () => {
  service = await startServiceWithGateway({ PROCESS_ROLE: "server" });
});
beforeEach(() => service.db.deleteFrom("alerts").execute());
afterAll(() => service.close());

const countSales = () => service.emulator.audit().calls.sale ?? 0;
const countCaptures = () => service.emulator.audit().calls.submit ?? 0;
const findAlerts = () => service.db.selectFrom("alerts").select(["kind", "detail"]).execute();
const buildRequest = () =>
  service.request({ billing: { ...buyer, email: `${crypto.randomUUID()}@example.com` } });

const cancelOrder = (email: string) =>
  service.db.updateTable("orders").set({ state: "canceled" }).where("email", "=", email).execute();

async function readStates(email: string) {
  const { order, attempt, reference } = await service.db
    .selectFrom("orders")
    .innerJoin("payment_attempts", "order_id", "orders.id")
    .select(["orders.state as order", "payment_attempts.state as attempt", "reference"])
    .where("email", "=", email)
    .orderBy("payment_attempts.id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  const { transactions } = service.emulator.audit();
  const gateway = transactions.find(({ orderId }) => orderId === reference)?.status;
  return { order, attempt, gateway };
}

const countDeliveryEmails = async () => (await service.mailJobs({ kind: "delivery" })).length;

test("[FAULT-33] rejects a payment when an earlier payment was declined and the order canceled", async () => {
  const request = buildRequest();
  await service.pay({ ...request, paymentMethodNonce: service.emulator.nonce(badCard) });
  await cancelOrder(request.billing.email);
  const before = countSales();
  const response = await service.post({ ...request, attemptKey: crypto.randomUUID() });
  expect([response.status, await response.json()]).toEqual([
    409,
    { success: false, error: expect.stringContaining("nothing was charged") },
  ]);
  expect(countSales()).toBe(before);
});

test("[FAULT-33] voids the payment and alerts when the order is canceled during the authorization", async () => {
  const request = buildRequest();
  service.emulator.settings.latencyMs = 1_500;
  const before = countSales();
  const capturesBefore = countCaptures();
  const paying = service.pay(request);
  await expect.poll(countSales, { interval: 10 }).toBe(before + 1);
  await cancelOrder(request.billing.email);
  const response = await paying;
  service.emulator.settings.latencyMs = 0;
  expect(response).toMatchObject({ success: false, error: expect.stringContaining("nothing was") });
  expect(await readStates(request.billing.email)).toEqual({
    order: "canceled",
    attempt: "voided",
    gateway: "voided",
  });
  expect(countCaptures()).toBe(capturesBefore);
  expect(await findAlerts()).toMatchObject([
    { kind: "payment-for-closed-order", detail: { state: "canceled", voided: true } },
  ]);
});

test("[FAULT-33] voids and alerts once when the capture response is lost and the order is canceled", async () => {
  const request = buildRequest();
  const delivered = await countDeliveryEmails();
  service.emulator.fault({ operation: "submit", kind: "response_lost" });
  expect(await service.pay(request)).toMatchObject({ processing: true });
  await cancelOrder(request.billing.email);
  for (let run = 0; run < 3; run++) {
    service.passTime(200);
    await reconcileAttempts(service);
  }
  expect(await readStates(request.billing.email)).toEqual({
    order: "canceled",
    attempt: "voided",
    gateway: "voided",
  });
  expect(await findAlerts()).toMatchObject([{ kind: "payment-for-closed-order" }]);
  expect(await countDeliveryEmails()).toBe(delivered);
  expect(await compareWithGateway(service.db, service.emulator.audit(), [])).toMatchObject({
    unmatched: 0,
    uncaptured: 0,
    unfinished: 0,
  });
});

test("[FAULT-33] alerts and promises a refund when the payment settles before it can be voided", async () => {
  const request = buildRequest();
  service.emulator.fault({ operation: "submit", kind: "response_lost" });
  await service.pay(request);
  await cancelOrder(request.billing.email);
  const { reference } = await service.db
    .selectFrom("payment_attempts")
    .select("reference")
    .where("attempt_key", "=", request.attemptKey)
    .executeTakeFirstOrThrow();
  const sale = service.emulator.audit().transactions.find(({ orderId }) => orderId === reference);
  service.emulator.settle(sale?.id ?? "", "settled");
  for (let run = 0; run < 2; run++) {
    service.passTime(200);
    await reconcileAttempts(service);
  }
  expect(await readStates(request.billing.email)).toMatchObject({ attempt: "captured" });
  expect(await findAlerts()).toMatchObject([{ detail: { transaction: sale?.id, voided: false } }]);
  const outcome = await service.call(`/api/checkout/${request.attemptKey}`);
  expect(await outcome.json()).toEqual({
    success: false,
    error: expect.stringContaining("will refund it"),
  });
});
