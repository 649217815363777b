import { orderResponse } from "@agency/contract/api/orders";
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

test("provides the download within 1 s and the receipt within 5 s after the capture", async () => {
  const request = shop.request();
  const { id, orderPath } = await shop.pay({
    ...request,
    billing: { ...request.billing, email: "quick@example.com" },
  });
  const page = await shop.call(`${orderPath?.replace("/order/", "/api/orders/")}`);
  const { items } = orderResponse.parse(await page.json());
  const link = await shop.call(items[0]?.download?.path ?? "");
  const file = await shop.call(link.headers.get("location") ?? "", { method: "HEAD" });
  const downloadAt = Date.now();
  await shop.mailbox.waitFor(({ recipients }) => recipients.includes("quick@example.com"));
  const receiptAt = Date.now();

  expect(file.status).toBe(200);
  const { history } = shop.emulator.audit().transactions.find((sale) => sale.id === id) ?? {};
  const capturedAt = Date.parse(
    history?.find(({ status }) => status === "submitted_for_settlement")?.at ?? "",
  );
  const downloadMs = downloadAt - capturedAt;
  const receiptMs = receiptAt - capturedAt;
  report("after the capture", { "download ms": downloadMs, "receipt ms": receiptMs });
  expect(downloadMs).toBeLessThanOrEqual(atMostMs(1_000));
  expect(receiptMs).toBeLessThanOrEqual(atMostMs(5_000));
});
