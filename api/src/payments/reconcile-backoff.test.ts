import { afterAll, beforeAll, expect, test } from "vitest";
import { buyer } from "../../testing/purchases.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { reconcileAttempts } from "./reconcile-attempts.ts";

let service: ServiceWithGateway;
beforeAll(async () => {
  service = await startServiceWithGateway({ PROCESS_ROLE: "server" });
});
afterAll(() => service.close());

const buildRequest = () =>
  service.request({ billing: { ...buyer, email: `${crypto.randomUUID()}@example.com` } });
const reconcileLater = async () => {
  service.passTime(service.settings.RECONCILE_INTERVAL_SECONDS + 1);
  await reconcileAttempts(service);
};

test("[FAULT-35] resolves a new attempt when 150 older ones cannot be resolved", async () => {
  // The gateway does not have these transactions, so every check fails.
  for (let n = 0; n < 150; n++) {
    const { purchaseKey } = buildRequest();
    const { id } = await service.db
      .insertInto("orders")
      .values({
        number: `STUC-${String(n).padStart(4, "0")}`,
        purchase_key: purchaseKey,
        state: "pending",
        method: "card",
        email: `stuck${n}@example.com`,
        buyer_name: null,
        total_cents: 4_900,
        paid_at: null,
        due_at: null,
        access_expires_at: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await service.db
      .insertInto("payment_attempts")
      .values({
        order_id: id,
        attempt_key: crypto.randomUUID(),
        reference: `stuck-${n}`,
        state: "authorized",
        amount_cents: 4_900,
        transaction_id: `stuck${n}`,
      })
      .execute();
  }
  service.passTime(200);
  for (let run = 0; run < 3; run++) await reconcileLater();
  const attempts = await service.db.selectFrom("payment_attempts").select("check_count").execute();
  expect(Math.min(...attempts.map(({ check_count }) => check_count))).toBeGreaterThanOrEqual(1);

  const request = buildRequest();
  service.emulator.fault({ operation: "sale", kind: "response_lost" });
  expect(await service.pay(request)).toMatchObject({ processing: true });
  service.passTime(service.settings.CHARGE_GRACE_SECONDS);
  await reconcileLater();
  const outcome = await service.call(`/api/checkout/${request.attemptKey}`);
  expect(await outcome.json()).toMatchObject({ success: true });
});

test("[FAULT-35] checks an attempt less and less often when it cannot be resolved", async () => {
  await service.db.deleteFrom("payment_attempts").where("reference", "like", "stuck-%").execute();
  service.emulator.fault({ operation: "submit", kind: "503", times: "always" });
  const request = buildRequest();
  expect(await service.pay(request)).toMatchObject({ processing: true });
  const countCaptures = async (runs: number) => {
    const before = service.emulator.audit().calls.submit ?? 0;
    for (let run = 0; run < runs; run++) await reconcileLater();
    return (service.emulator.audit().calls.submit ?? 0) - before;
  };
  const early = await countCaptures(4);
  await countCaptures(20);
  const later = await countCaptures(20);
  expect(early).toBeGreaterThanOrEqual(2);
  expect(later).toBeGreaterThanOrEqual(1);
  expect(later).toBeLessThanOrEqual(4);
  service.emulator.clearFaults();
  await countCaptures(12);
  const outcome = await service.call(`/api/checkout/${request.attemptKey}`);
  expect(await outcome.json()).toMatchObject({ success: true });
});
