import { afterAll, beforeAll, expect, test } from "vitest";
import { percentile } from "../testing/load.ts";
import { type ServiceProcess, spawnService } from "../testing/process.ts";
import { openShop, type Shop } from "../testing/service-with-gateway.ts";
import { atMostMs, report } from "./test-scale.ts";

let shop: Shop;
let worker: ServiceProcess;
beforeAll(async () => {
  shop = await openShop({ RUN: "server" });
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

/** Until the receipt is handed to the mail server, by a worker that is another process. */
async function receiptAfterMs(buyer: number) {
  const email = `buyer-${buyer}@example.com`;
  const request = shop.request();
  const { success } = await shop.pay({ ...request, billing: { ...request.billing, email } });
  expect(success).toBe(true);
  const paid = performance.now();
  await shop.mailbox.waitFor(({ recipients }) => recipients.includes(email));
  return performance.now() - paid;
}

test("a receipt is handed to the mail server within 2 seconds of the payment, though Postgres calls no worker", async () => {
  const times: number[] = [];
  for (let buyer = 0; buyer < 20; buyer++) times.push(await receiptAfterMs(buyer));
  report("receipt", { "median ms": percentile(times, 0.5), "p95 ms": percentile(times, 0.95) });
  expect(percentile(times, 0.95)).toBeLessThan(atMostMs(2_000));
});
