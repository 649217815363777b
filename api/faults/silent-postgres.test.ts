import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createClient, doAll, leadCall, tally, until } from "../testing/load.ts";
import { type Mailbox, openMailbox } from "../testing/mailbox.ts";
import { createDatabase } from "../testing/postgres.ts";
import { type ServiceProcess, spawnService } from "../testing/process.ts";
import { openSilentProxy } from "../testing/silent-proxy.ts";
import { report, sizes } from "./sizes.ts";

let proxy: Awaited<ReturnType<typeof openSilentProxy>>;
let mailbox: Mailbox;
let service: ServiceProcess;
beforeAll(async () => {
  const url = new URL(await createDatabase(inject("postgresUrl"), "silent_postgres"));
  proxy = await openSilentProxy({ port: Number(url.port) });
  mailbox = await openMailbox();
  url.port = String(proxy.port);
  service = await spawnService({ databaseUrl: url.href, smtpUrl: mailbox.url });
}, 60_000);
afterAll(async () => {
  await service?.kill("SIGKILL");
  await mailbox?.close();
  proxy?.close();
});

let visitors = 0;

test.each([
  { how: "and another takes its place at once", newOnesToo: false },
  { how: "and is away for a while", newOnesToo: true },
])(
  "[FAULT-45] Postgres vanishes without closing its connections $how: ready within 15 seconds, and nothing fails after that",
  async ({ newOnesToo }) => {
    const client = createClient(service.url, { timeoutMs: 60_000 });
    const leads = (count: number, lanes: number) =>
      collect(count, lanes, () => client.call("/api/contact", leadCall(visitors++)));
    // Every connection of the pool has been used, and lies idle.
    expect(tally(await leads(200, 40))).toEqual({ "200": 200 });

    proxy.lose({ newOnesToo });
    if (newOnesToo) {
      const answers = await leads(20, 20);
      expect(tally(answers)).toEqual({ "503": 20 });
      expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(20_000);
      proxy.find();
    }
    const isReady = async () => (await client.call("/readyz")).status === 200;
    const ready = await until("ready", isReady, { withinMs: 60_000 });

    const answers = await leads(100, 20);
    const slowest = Math.max(...answers.map(({ ms }) => ms));
    const sent = mailbox.received.length;
    const isSending = () => mailbox.received.length > sent;
    const mailed = await until("mail goes out", isSending, { withinMs: 60_000 });
    report("FAULT-45", {
      "ready after ms": ready,
      "slowest answer after that, ms": slowest,
      "mail goes out after ms": mailed,
    });
    client.close();
    expect(ready).toBeLessThan(15_000);
    expect(tally(answers)).toEqual({ "200": 100 });
    expect(slowest).toBeLessThan(5_000);
    expect(service.alive()).toBe(true);
  },
  sizes.timeoutMs,
);

async function collect<T>(count: number, lanes: number, work: () => Promise<T>) {
  const results: T[] = [];
  await doAll(count, lanes, async () => {
    results.push(await work());
  });
  return results;
}
