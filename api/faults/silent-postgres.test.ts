import { inject, test } from "vitest";
import { openBlackHoleProxy } from "../testing/black-hole-proxy.ts";
import {
  countByStatus,
  createClient,
  leadCall,
  runConcurrently,
  waitUntil,
} from "../testing/load.ts";
import { openMailbox } from "../testing/mailbox.ts";
import { createDatabase } from "../testing/postgres.ts";
import { spawnService } from "../testing/process.ts";
import { atMostMs, report, sizes } from "./test-scale.ts";

/** A service behind a proxy that can drop its database connections. */
async function startBehindProxy(name: string) {
  const url = new URL(await createDatabase(inject("postgresUrl"), name));
  const proxy = await openBlackHoleProxy({ port: Number(url.port) });
  const mailbox = await openMailbox();
  url.port = String(proxy.port);
  const service = await spawnService({ databaseUrl: url.href, smtpUrl: mailbox.url });
  const close = async () => {
    await service.kill("SIGKILL");
    await mailbox.close();
    proxy.close();
  };
  return { proxy, mailbox, service, close };
}

// Concurrent, because both mostly wait for timeouts.
test.concurrent.for([
  { how: "and is replaced immediately", includeNew: false },
  { how: "and stays down", includeNew: true },
])(
  "[FAULT-45] is ready within 15 seconds when Postgres vanishes $how, and no request fails afterward",
  { timeout: sizes.timeoutMs },
  async ({ includeNew }, { expect, onTestFinished }) => {
    const shop = await startBehindProxy(`black_hole_${includeNew}`);
    onTestFinished(shop.close);
    const { proxy, mailbox, service } = shop;
    const client = createClient(service.url, { timeoutMs: 60_000 });
    let visitors = 0;
    const leads = (count: number, concurrency: number) =>
      collect(count, concurrency, () => client.call("/api/contact", leadCall(visitors++)));
    // Opens all connections of the pool, which are idle afterward.
    expect(countByStatus(await leads(200, 40))).toEqual({ "200": 200 });

    proxy.drop({ includeNew });
    if (includeNew) {
      const responses = await leads(20, 20);
      expect(countByStatus(responses)).toEqual({ "503": 20 });
      expect(Math.max(...responses.map(({ ms }) => ms))).toBeLessThan(atMostMs(20_000));
      proxy.restore();
    }
    const isReady = async () => (await client.call("/readyz")).status === 200;
    const ready = await waitUntil("ready", isReady, { withinMs: atMostMs(60_000) });

    const responses = await leads(100, 20);
    const slowest = Math.max(...responses.map(({ ms }) => ms));
    const sent = mailbox.received.length;
    // One more, in case all other emails were sent already.
    responses.push(...(await leads(1, 1)));
    const isSending = () => mailbox.received.length > sent;
    const sentAfter = await waitUntil("an email is sent", isSending, {
      withinMs: atMostMs(60_000),
    });
    report("FAULT-45", {
      "ready after ms": ready,
      "slowest response afterward, ms": slowest,
      "email sent after ms": sentAfter,
    });
    client.close();
    expect(ready).toBeLessThan(atMostMs(15_000));
    expect(countByStatus(responses)).toEqual({ "200": 101 });
    expect(slowest).toBeLessThan(atMostMs(5_000));
    expect(service.alive()).toBe(true);
  },
);

async function collect<T>(count: number, concurrency: number, work: () => Promise<T>) {
  const results: T[] = [];
  await runConcurrently(count, concurrency, async () => {
    results.push(await work());
  });
  return results;
}
