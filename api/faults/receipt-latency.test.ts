import { afterAll, beforeAll, expect, test } from "vitest";
import { percentile } from "../testing/load.ts";
import { type ServiceProcess, spawnService } from "../testing/process.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../testing/service-with-gateway.ts";
import { atMostMs, report } from "./test-scale.ts";

let shop: ServiceWithGateway;
let worker: ServiceProcess;
beforeAll(async () => {
  shop = await startServiceWithGateway({ PROCESS_ROLE: "server" });
  worker = await spawnService({
    databaseUrl: shop.settings.DATABASE_URL,
    smtpUrl: shop.mailbox.url,
    run: "worker",
  });
});
afterAll(async () => {
  await worker?.kill("SIGTERM");
  await shop.close();
});

/** Milliseconds until a worker in another process has sent the receipt. */
async function measureReceipt(buyer: number) {
  const email = `buyer-${buyer}@example.com`;
  const request = shop.request();
  const { success } = await shop.pay({ ...request, billing: { ...request.billing, email } });
  expect(success).toBe(true);
  const paidAt = performance.now();
  await shop.mailbox.waitFor(({ recipients }) => recipients.includes(email));
  return performance.now() - paidAt;
}

test("sends a receipt within 2 seconds of the payment without NOTIFY", async () => {
  const times: number[] = [];
  for (let buyer = 0; buyer < 20; buyer++) times.push(await measureReceipt(buyer));
  report("receipt", { "median ms": percentile(times, 0.5), "p95 ms": percentile(times, 0.95) });
  expect(percentile(times, 0.95)).toBeLessThan(atMostMs(2_000));
});
