/** Everything that the worker does, taken from its own lists, fails: what an owner, a log and the other jobs see of it. */
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { Deps } from "../src/deps.ts";
import type { MailJob } from "../src/messages.ts";
import { messages } from "../src/messages.ts";
import { createQueue, MAIL, PAYMENTS, SCHEDULED_JOBS } from "../src/queue/queue.ts";
import { startWorker, workerJobs } from "../src/worker.ts";
import { until } from "../testing/load.ts";
import { startTestService, type TestService } from "../testing/service.ts";

const { scheduledJobs, paymentJobs, paymentLoops } = workerJobs;
const scheduled = Object.keys(scheduledJobs);
const queued = Object.keys(paymentJobs);
const loops = Object.keys(paymentLoops);
const emails = Object.keys(messages);
const jobs = [...scheduled, ...queued, ...loops];

/** Fails while its name is in here. */
let failing = new Set([...jobs, ...emails]);
/** How often each came to its end since it was last emptied. */
const completed = new Map<string, number>();
const logged: { job?: string; kind?: string; msg: string }[] = [];

async function work(name: string) {
  if (failing.has(name)) throw new Error(`thrown by ${name}`);
  completed.set(name, (completed.get(name) ?? 0) + 1);
}

/** The same list, with another end of each entry. */
function replaceWork<Entry extends object>(list: Readonly<Record<string, Entry>>, key: string) {
  const entries = Object.entries(list).map(([name, entry]) => {
    return [name, { ...entry, [key]: () => work(name) }] as const;
  });
  return Object.fromEntries(entries) as Record<string, Entry>;
}

let service: TestService;
let deps: Deps;
let stop: () => Promise<void>;
beforeAll(async () => {
  const settings = { RECONCILE_SECONDS: "0.2", MAIL_RETRY_MAX_SECONDS: "1" };
  service = await startTestService({ environment: { RUN: "server", ...settings } });
  const log = pino({ level: "warn" }, { write: (line) => logged.push(JSON.parse(line)) });
  const queue = createQueue({ ...service.settings, RUN: "worker" }, log);
  deps = { ...service, log, queue };
  await queue.start();
  stop = await startWorker(deps, {
    messages: replaceWork(workerJobs.messages, "compose"),
    scheduledJobs: replaceWork(scheduledJobs, "work"),
    paymentJobs: replaceWork(paymentJobs, "work"),
    paymentLoops: replaceWork(paymentLoops, "work"),
  });
});
afterAll(async () => {
  await stop?.();
  await service?.stop();
});

/** Data that a job of this shape could have. */
function sampleOf(schema: z.ZodType): Record<string, unknown> {
  interface Shape {
    type?: string;
    const?: unknown;
    enum?: unknown[];
    format?: string;
    properties?: Record<string, Shape>;
    required?: string[];
  }
  const sample = (shape: Shape): unknown => {
    if (shape.const !== undefined) return shape.const;
    if (shape.enum) return shape.enum[0];
    if (shape.format === "uuid") return crypto.randomUUID();
    if (shape.type === "integer") return 1;
    if (shape.type === "boolean") return true;
    if (shape.type === "array") return [];
    if (shape.type !== "object") return "sample";
    const needed = Object.entries(shape.properties ?? {}).filter(([name]) =>
      shape.required?.includes(name),
    );
    return Object.fromEntries(needed.map(([name, value]) => [name, sample(value)]));
  };
  return sample(z.toJSONSchema(schema) as Shape) as Record<string, unknown>;
}

async function sendAll() {
  for (const chore of scheduled) await deps.queue.boss.send(SCHEDULED_JOBS, { chore });
  for (const name of queued) {
    const data = paymentJobs[name]?.data;
    if (data) await deps.queue.send(service.db, PAYMENTS, sampleOf(data));
  }
}

const alerts = () => service.db.selectFrom("alerts").selectAll().orderBy("id").execute();
async function jobAlerts() {
  const rows = (await alerts()).filter(({ kind }) => kind === "job-failed");
  return rows.map(({ resolved_at, detail }) => ({
    job: (detail as { job: string }).job,
    isOpen: resolved_at === null,
  }));
}
const openJobs = async () =>
  (await jobAlerts())
    .filter(({ isOpen }) => isOpen)
    .map(({ job }) => job)
    .sort();

test("[FAULT-65] the lists hold every queue and schedule that exists", async () => {
  const queues = (await deps.queue.boss.getQueues()).map(({ name }) => name);
  const deadLetters = (await deps.queue.boss.getQueues()).map(({ deadLetter }) => deadLetter);
  const worked = queues.filter((name) => !deadLetters.includes(name) && !name.startsWith("__"));
  expect(worked.sort()).toEqual([SCHEDULED_JOBS, MAIL, PAYMENTS].sort());
  const schedules = await deps.queue.boss.getSchedules();
  expect(schedules.map(({ name, key }) => `${name} ${key}`).sort()).toEqual(
    scheduled.map((name) => `${SCHEDULED_JOBS} ${name}`).sort(),
  );
});

test("[FAULT-65] logs each failing job, alerts once for it, and keeps its dead letter", async () => {
  await sendAll();
  await until("all are alerted", async () => (await openJobs()).length === jobs.length, {
    withinMs: 60_000,
  });
  expect(await openJobs()).toEqual([...jobs].sort());
  const inQueues = [...scheduled, ...queued].sort();
  const givenUp = async () =>
    (await service.db.selectFrom("failures").selectAll().where("given_up", "=", true).execute())
      .map(({ subject }) => subject)
      .sort();
  await until("the queues gave up", async () => (await givenUp()).length === inQueues.length, {
    withinMs: 120_000,
  });
  expect(await givenUp()).toEqual(inQueues);
  for (const job of jobs)
    expect(logged.filter((line) => line.job === job && line.msg === "job failed")).not.toEqual([]);
  // Once for each, however often it was tried.
  expect((await jobAlerts()).map(({ job }) => job).sort()).toEqual([...jobs].sort());
}, 240_000);

test("[FAULT-65] goes on with the other jobs when some fail, and resolves the alerts of those that work", async () => {
  for (const remainder of [0, 1]) {
    failing = new Set(jobs.filter((_, index) => index % 2 === remainder));
    const works = jobs.filter((job) => !failing.has(job));
    completed.clear();
    await sendAll();
    await until("the others are done", () => works.every((job) => completed.has(job)), {
      withinMs: 60_000,
    });
    for (const job of failing) expect(completed.has(job)).toBe(false);
    await until("scheduled jobs and loops are resolved", async () => {
      const open = await openJobs();
      return works.every((job) => queued.includes(job) || !open.includes(job));
    });
  }
}, 180_000);

test("[FAULT-65] logs each email that cannot be written, alerts once for it, and keeps its dead letter", async () => {
  failing = new Set(emails);
  for (const kind of emails) {
    const { data } = messages[kind as keyof typeof messages];
    await deps.queue.mail(service.db, { ...sampleOf(data), kind } as unknown as MailJob);
  }
  // The alert that an email tells of is in the desk already; one about its email would have to be mailed, too.
  const others = emails.filter((kind) => kind !== "alert").sort();
  const undeliverable = async () =>
    (await alerts())
      .filter(({ kind }) => kind === "mail-undeliverable")
      .map(({ detail }) => (detail as { kind: string }).kind)
      .sort();
  await until("all are alerted", async () => (await undeliverable()).length >= others.length, {
    withinMs: 120_000,
  });
  expect(await undeliverable()).toEqual(others);
  const deadLetters = async () => {
    const { rows } = await sql<{ kind: string }>`
      select distinct data->>'kind' as kind from pgboss.job
      where name = 'mail-undeliverable'`.execute(service.db);
    return rows.map(({ kind }) => kind);
  };
  // Each is written after its alert.
  await until("all have a dead letter", async () => {
    const kinds = await deadLetters();
    return others.every((kind) => kinds.includes(kind));
  });
  for (const kind of others) {
    expect(logged.filter((line) => line.kind === kind && line.msg === "mail not sent")).not.toEqual(
      [],
    );
  }
}, 180_000);
