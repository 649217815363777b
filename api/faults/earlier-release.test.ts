import { type RunningEmulator, startBraintreeEmulator } from "@agency/braintree-emulator/server";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { gatewayEnvironment, keys } from "../testing/gateway-keys.ts";
import { type Mailbox, openMailbox } from "../testing/mailbox.ts";
import { createDatabase } from "../testing/postgres.ts";
import { checkOut, commitThatAdded } from "../testing/previous-release.ts";
import { type ServiceProcess, spawnService } from "../testing/process.ts";
import { buildCheckout, goodCard } from "../testing/purchases.ts";
import { report, sizes } from "./test-scale.ts";

/** The first code that promises to run on newer tables. An archive without history has nothing to compare with. */
const earliest = commitThatAdded("api/src/db/newer-tables.test.ts");

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
  "[FAULT-44] the earlier release starts on today's tables, beside today's: each is paid, and both know both orders",
  async () => {
    const earlier = checkOut(earliest as string);
    const today = await start();
    const began = performance.now();
    const old = await start({ folder: earlier.folder, files: earlier.files });
    const ready = performance.now() - began;

    for (const service of [old, today]) {
      const email = `${service === old ? "old" : "today"}@example.com`;
      const order = await pay(service.url, email);
      expect(order, email).toMatchObject({ success: true });
      for (const asked of [old, today]) {
        const page = await fetch(asked.url + order.orderPath.replace("/order/", "/api/orders/"));
        expect(await page.json()).toMatchObject({ state: "paid", totalCents: 4900 });
      }
      await mailbox.waitFor(({ recipients }) => recipients.includes(email), 20_000);
    }

    // Going back altogether: only the old one is left, and starts once more.
    await Promise.all([old.kill("SIGTERM"), today.kill("SIGTERM")]);
    const again = await start({ folder: earlier.folder, files: earlier.files });
    expect(await pay(again.url, "again@example.com")).toMatchObject({ success: true });
    expect([...old.consoleErrors, ...again.consoleErrors]).toEqual([]);
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
  const answer = await fetch(`${url}/api/checkout`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...request, billing: { ...request.billing, email } }),
  });
  return (await answer.json()) as { success: boolean; orderPath: string };
}
