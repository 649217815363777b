import { inject, test } from "vitest";
import { openSilentProxy } from "../testing/black-hole-proxy.ts";
import { createClient, doAll, leadCall, tally, until } from "../testing/load.ts";
import { openMailbox } from "../testing/mailbox.ts";
import { createDatabase } from "../testing/postgres.ts";
import { spawnService } from "../testing/process.ts";
import { atMostMs, report, sizes } from "./test-scale.ts";

/** A service whose Postgres can fall silent. */
async function openSilentShop(name: string) {
  const url = new URL(await createDatabase(inject("postgresUrl"), name));
  const proxy = await openSilentProxy({ port: Number(url.port) });
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

// Both at once: they wait for deadlines, not for the processor.
test.concurrent.for([
  { how: "and another takes its place at once", newOnesToo: false },
  { how: "and is away for a while", newOnesToo: true },
])(
  "[FAULT-45] Postgres vanishes without closing its connections $how: ready within 15 seconds, and nothing fails after that",
  { timeout: sizes.timeoutMs },
  async ({ newOnesToo }, { expect, onTestFinished }) => {
    const shop = await openSilentShop(`silent_postgres_${newOnesToo}`);
    onTestFinished(shop.close);
    const { proxy, mailbox, service } = shop;
    const client = createClient(service.url, { timeoutMs: 60_000 });
    let visitors = 0;
    const leads = (count: number, lanes: number) =>
      collect(count, lanes, () => client.call("/api/contact", leadCall(visitors++)));
    // Every connection of the pool has been used, and lies idle.
    expect(tally(await leads(200, 40))).toEqual({ "200": 200 });

    proxy.lose({ newOnesToo });
    if (newOnesToo) {
      const answers = await leads(20, 20);
      expect(tally(answers)).toEqual({ "503": 20 });
      expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(atMostMs(20_000));
      proxy.find();
    }
    const isReady = async () => (await client.call("/readyz")).status === 200;
    const ready = await until("ready", isReady, { withinMs: atMostMs(60_000) });

    const answers = await leads(100, 20);
    const slowest = Math.max(...answers.map(({ ms }) => ms));
    const sent = mailbox.received.length;
    // One more, in case all the others are out already.
    answers.push(...(await leads(1, 1)));
    const isSending = () => mailbox.received.length > sent;
    const mailed = await until("mail goes out", isSending, { withinMs: atMostMs(60_000) });
    report("FAULT-45", {
      "ready after ms": ready,
      "slowest answer after that, ms": slowest,
      "mail goes out after ms": mailed,
    });
    client.close();
    expect(ready).toBeLessThan(atMostMs(15_000));
    expect(tally(answers)).toEqual({ "200": 101 });
    expect(slowest).toBeLessThan(atMostMs(5_000));
    expect(service.alive()).toBe(true);
  },
);

async function collect<T>(count: number, lanes: number, work: () => Promise<T>) {
  const results: T[] = [];
  await doAll(count, lanes, async () => {
    results.push(await work());
  });
  return results;
}
