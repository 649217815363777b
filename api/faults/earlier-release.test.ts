import { type RunningEmulator, startBraintreeEmulator } from "@agency/braintree-emulator/server";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { gatewayEnvironment, keys } from "../testing/gateway-keys.ts";
import { type Mailbox, openMailbox } from "../testing/mailbox.ts";
import { createDatabase } from "../testing/postgres.ts";
import { checkOutRelease, findReleaseCommit } from "../testing/previous-release.ts";
import { type ServiceProcess, spawnService } from "../testing/process.ts";
import { buildCheckout, goodCard } from "../testing/purchases.ts";
import { report, sizes } from "./test-scale.ts";

/** The first release that can run on newer tables. Undefined without git history. */
const earliest = findReleaseCommit("1.0.0");

let gateway: RunningEmulator;
let mailbox: Mailbox;
let databaseUrl: string;
const running: ServiceProcess[] = [];
beforeAll(async () => {
  gateway = await startBraintreeEmulator(keys);
  mailbox = await openMailbox();
  databaseUrl = await createDatabase(inject("postgresUrl"), "earlier_release");
});
afterAll(async () => {
  await Promise.all(running.map((service) => service.kill("SIGKILL")));
  await mailbox?.close();
  await gateway?.close();
});

test.skipIf(!earliest)(
  "[FAULT-44] runs the earlier release on current tables beside the current one, sharing orders",
  async () => {
    const earlier = checkOutRelease(earliest as string);
    const current = await start();
    const startedAt = performance.now();
    const old = await start({ folder: earlier.folder, files: earlier.files });
    const ready = performance.now() - startedAt;

    for (const service of [old, current]) {
      const email = `${service === old ? "old" : "current"}@example.com`;
      const order = await pay(service.url, email);
      expect(order, email).toMatchObject({ success: true });
      for (const reader of [old, current]) {
        const page = await fetch(reader.url + order.orderPath.replace("/order/", "/api/orders/"));
        expect(await page.json()).toMatchObject({ state: "paid", totalCents: 4900 });
      }
      await mailbox.waitFor(({ recipients }) => recipients.includes(email), 20_000);
    }

    // A complete rollback: only the old release starts again.
    await Promise.all([old.kill("SIGTERM"), current.kill("SIGTERM")]);
    const restarted = await start({ folder: earlier.folder, files: earlier.files });
    expect(await pay(restarted.url, "restarted@example.com")).toMatchObject({ success: true });
    expect([...old.consoleErrors, ...restarted.consoleErrors]).toEqual([]);
    earlier.remove();
    report("FAULT-44", { commit: earliest, "ready after ms": ready });
  },
  sizes.timeoutMs,
);

async function start({ folder, files }: { folder?: string; files?: string } = {}) {
  const service = await spawnService({
    databaseUrl,
    smtpUrl: mailbox.url,
    folder,
    environment: { ...gatewayEnvironment(gateway.url), ...(files && { FILES_DIR: files }) },
  });
  running.push(service);
  return service;
}

async function pay(url: string, email: string) {
  const request = buildCheckout(gateway.nonce(goodCard));
  const response = await fetch(`${url}/api/checkout`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...request, billing: { ...request.billing, email } }),
  });
  return (await response.json()) as { success: boolean; orderPath: string };
}
