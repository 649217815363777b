/** Attacks with many payments, and a crowd of honest buyers. */
import { afterAll, beforeEach, expect, test } from "vitest";
import {
  countSales,
  findAlertKinds,
  payAsNewBuyer,
  tryInvalidNonce,
  tryStolenCard,
} from "../testing/card-attempts.ts";
import { runConcurrently } from "../testing/load.ts";
import { freshAddress } from "../testing/orders.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../testing/service-with-gateway.ts";
import { sizes } from "./test-scale.ts";

const thiefCount = Math.ceil(sizes.stolenCards / 2.5);
const attackerCount = Math.ceil(sizes.invalidNonces / 3);

let service: ServiceWithGateway;
beforeEach(async () => {
  await service?.close();
  service = await startServiceWithGateway();
});
afterAll(() => service.close());

test(`[FAULT-15] calls the gateway five times an hour when one address tries ${sizes.stolenCards} stolen cards`, async () => {
  const thief = freshAddress();
  await Promise.all(Array.from({ length: sizes.stolenCards }, () => tryStolenCard(service, thief)));
  expect(countSales(service)).toBe(5);
  service.passTime(60 * 60 + 1);
  await tryStolenCard(service, thief);
  expect(countSales(service)).toBe(6);
});

test(`[FAULT-15] pauses payments and alerts once when ${thiefCount} addresses try ${sizes.stolenCards} stolen cards`, async () => {
  const thieves = Array.from({ length: thiefCount }, freshAddress);
  for (let n = 0; n < sizes.stolenCards; n++)
    await tryStolenCard(service, thieves[n % thieves.length] ?? "");
  expect(countSales(service)).toBeLessThanOrEqual(40);
  await service.mailbox.waitFor(({ subject }) => /card/i.test(subject ?? ""));
  expect(await findAlertKinds(service)).toEqual([{ kind: "card-testing" }]);

  const rejected = await service.pay(service.request());
  expect(rejected.error).toContain("Nothing was charged");
  service.passTime(10 * 60 + 1);
  expect((await service.pay(service.request())).success).toBe(true);
});

test(`[FAULT-28] accepts a payment after ${attackerCount} addresses have sent ${sizes.invalidNonces} invalid nonces`, async () => {
  const addresses = Array.from({ length: attackerCount }, freshAddress);
  await runConcurrently(sizes.invalidNonces, 25, (n) =>
    tryInvalidNonce(service, addresses[n % addresses.length] ?? ""),
  );
  expect((await service.pay(service.request())).success).toBe(true);
  expect(await findAlertKinds(service)).toEqual([]);
});

test(`[FAULT-29] serves ${sizes.simultaneousBuyers} simultaneous buyers without an alert when the gateway takes 2 s`, async () => {
  service.emulator.settings.latencyMs = 2_000;
  const responses = await Promise.all(
    Array.from({ length: sizes.simultaneousBuyers }, () => payAsNewBuyer(service)),
  );
  expect(responses.filter(({ success }) => success)).toHaveLength(sizes.simultaneousBuyers);
  expect(await findAlertKinds(service)).toEqual([]);
});
