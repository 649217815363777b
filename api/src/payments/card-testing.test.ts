import { sql } from "kysely";
import { afterAll, beforeEach, expect, test } from "vitest";
import {
  countSales,
  findAlertKinds,
  payAsNewBuyer,
  tryInvalidNonce,
  tryStolenCard,
} from "../../testing/card-attempts.ts";
import { runConcurrently } from "../../testing/load.ts";
import { freshAddress } from "../../testing/orders.ts";
import { badCard } from "../../testing/purchases.ts";
import { payOpenInstallment, postPayment, sendAcceptedRequest } from "../../testing/requests.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { clearNetworkHashes } from "./card-testing.ts";

let service: ServiceWithGateway;
beforeEach(async () => {
  await service?.close();
  service = await startServiceWithGateway();
});
afterAll(() => service.close());

/** Another address in the same IPv6 /64 network, of which every household has many. */
const addressInSameNetwork = (n: number) => `2001:db8:7:7:${n.toString(16)}::${n.toString(16)}`;

test("[FAULT-28] limits only the sending address when it reuses a nonce", async () => {
  const { paymentMethodNonce } = service.request();
  await service.pay(service.request({ paymentMethodNonce }));
  const attacker = freshAddress();
  const before = countSales(service);
  for (let n = 0; n < 50; n++) await service.pay(service.request({ paymentMethodNonce }), attacker);
  expect(countSales(service) - before).toBe(5);
  expect((await service.pay(service.request(), attacker)).error).toContain(
    "wait an hour, or pay by Venmo with an order number",
  );
  expect((await service.pay(service.request())).success).toBe(true);
});

test("[FAULT-28] calls the gateway five times when 40 addresses of one IPv6 /64 send declined payments", async () => {
  for (let n = 0; n < 20; n++) await tryInvalidNonce(service, addressInSameNetwork(n));
  for (let n = 20; n < 40; n++) await tryStolenCard(service, addressInSameNetwork(n));
  expect(countSales(service)).toBe(5);
  expect((await service.pay(service.request(), "2001:db8:7:8::1")).success).toBe(true);
});

test("[FAULT-28] limits client tokens per IPv6 /64 without affecting other networks", async () => {
  const requestToken = (from: string) => service.call("/api/client_token", { from });
  const responses = await Promise.all(
    Array.from({ length: 40 }, (_, n) => requestToken(addressInSameNetwork(n))),
  );
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(10);
  expect((await requestToken("2001:db8:7:8::1")).status).toBe(200);
});

test("[FAULT-29] serves 20 simultaneous buyers with the same address", async () => {
  service.emulator.settings.latencyMs = 100;
  const office = freshAddress();
  const responses = await Promise.all(Array.from({ length: 20 }, () => payWhenAllowed(office)));
  expect(responses.filter(({ success }) => success)).toHaveLength(20);
  expect(await findAlertKinds(service)).toEqual([]);
});

/** On a slow machine a payment can wait for longer than the service allows. Then the buyer tries again, as advised. */
async function payWhenAllowed(from: string) {
  for (;;) {
    const response = await payAsNewBuyer(service, from);
    if (!response.error?.startsWith("Too many payments are in progress")) return response;
  }
}

test("[FAULT-30] does not count checkouts against the buyer when our own database transaction fails", async () => {
  const from = freshAddress();
  await sql`alter table orders add constraint none check (false) not valid`.execute(service.db);
  for (let n = 0; n < 6; n++)
    expect((await service.post(service.request(), from)).status).toBe(500);
  await sql`alter table orders drop constraint none`.execute(service.db);
  expect((await service.pay(service.request(), from)).success).toBe(true);
});

test("[FAULT-30] does not count payments against the buyer when the service crashed during them", async () => {
  await service.close();
  service = await startServiceWithGateway({ GATEWAY_TIMEOUT_SECONDS: "3" });
  const from = freshAddress();
  service.emulator.fault({ operation: "sale", kind: "hang", times: 5 });
  const crashed = Array.from({ length: 5 }, () =>
    payAsNewBuyer(service, from).catch(() => undefined),
  );
  await expect.poll(() => countSales(service)).toBe(5);
  // After the gateway timeout, the attempts no longer count as in flight.
  service.passTime(service.settings.GATEWAY_TIMEOUT_SECONDS + 10);
  expect((await payAsNewBuyer(service, from)).success).toBe(true);
  await Promise.all(crashed);
});

test("accepts any number of successful payments after four declines", async () => {
  const from = freshAddress();
  for (let n = 0; n < 4; n++) await tryStolenCard(service, from);
  for (let n = 0; n < 10; n++) {
    expect((await payAsNewBuyer(service, from)).success).toBe(true);
  }
});

test("does not count attempts against the buyer when the gateway fails", async () => {
  const from = freshAddress();
  service.emulator.fault({ operation: "sale", kind: "500", times: 6 });
  for (let n = 0; n < 6; n++) {
    expect(await payAsNewBuyer(service, from)).toMatchObject({
      processing: true,
    });
  }
  expect((await payAsNewBuyer(service, from)).success).toBe(true);
});

/** Declines enough cards from different addresses to pause card payments on the whole site. */
async function pausePayments() {
  await runConcurrently(25, 1, () => tryStolenCard(service, freshAddress()));
  await runConcurrently(15, 1, () =>
    service.pay(
      service.request({
        plan: "Simple Multi-Page",
        amount: "69",
        paymentMethodNonce: service.emulator.nonce(badCard),
      }),
    ),
  );
}

test("does not count payments that were rejected while payments were paused", async () => {
  const from = freshAddress();
  await pausePayments();
  for (let n = 0; n < 8; n++) {
    const other = { plan: "Small Business Site", amount: "99" };
    expect((await service.pay(service.request(other), from)).error).toContain("paused");
  }
  service.passTime(10 * 60 + 1);
  expect((await service.pay(service.request(), from)).success).toBe(true);
});

test("returns the outcome of an earlier payment when payments are paused", async () => {
  const request = service.request();
  const paid = await service.pay(request);
  await pausePayments();
  expect(await service.pay({ ...request, attemptKey: crypto.randomUUID() })).toEqual(paid);
});

test("pauses only the payment requests when 25 cards were declined on them", async () => {
  const { token, page } = await sendAcceptedRequest(service, { terms: "upfront" });
  const { id: installment = 0, cents = 0 } = page.installments[0] ?? {};
  const shown = { installment, cents };
  for (let n = 0; n < 25; n++) await postPayment(service, token, { ...shown, card: badCard });
  const other = await sendAcceptedRequest(service);
  expect((await payOpenInstallment(service, other.token)).error).toContain("paused");
  expect((await service.pay(service.request())).success).toBe(true);
});

test("suggests the Venmo code of the payment page after five declines from one address", async () => {
  const { token, page } = await sendAcceptedRequest(service, { terms: "upfront" });
  const { id: installment = 0, cents = 0 } = page.installments[0] ?? {};
  const from = freshAddress();
  const decline = () => postPayment(service, token, { installment, cents, card: badCard, from });
  for (let n = 0; n < 5; n++) await decline();
  expect((await decline()).body.error).toContain("wait an hour, or pay with a Venmo code");
});

test("clears network hashes after a day", async () => {
  const findHashes = async () => {
    const rows = await service.db
      .selectFrom("payment_attempts")
      .select("network_hash")
      .orderBy("id")
      .execute();
    return rows.map(({ network_hash }) => network_hash !== null);
  };
  await service.pay(service.request());
  service.passTime(23 * 60 * 60);
  await service.pay(service.request());
  await clearNetworkHashes(service);
  expect(await findHashes()).toEqual([true, true]);
  service.passTime(2 * 60 * 60);
  await clearNetworkHashes(service);
  expect(await findHashes()).toEqual([false, true]);
});
