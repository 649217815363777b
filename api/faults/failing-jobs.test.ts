/** Makes every job of the worker fail, and checks alerts, the log and the other jobs. */
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { Deps } from "../src/core/deps.ts";
import { jobs } from "../src/jobs.ts";
import { messages } from "../src/messages.ts";
import { createQueue, MAIL, PAYMENT_JOBS, SCHEDULED_JOBS } from "../src/queue/queue.ts";
import { startWorker } from "../src/worker.ts";
import { waitUntil } from "../testing/load.ts";
import { startTestService, type TestService } from "../testing/service.ts";

const names = jobs.map(({ name }) => name);
const scheduled = jobs.filter((job) => "cron" in job).map(({ name }) => name);
const queued = jobs.filter((job) => "schema" in job).map(({ name }) => name);
const emails = messages.map(({ kind }) => kind);

/** Names of the jobs that fail. */
let failing = new Set([...names, ...emails]);
/** Completed runs per job since it was last cleared. */
const completed = new Map<string, number>();
const logged: { job?: string; kind?: string; msg: string }[] = [];

async function work(name: string) {
  if (failing.has(name)) throw new Error(`thrown by ${name}`);
  completed.set(name, (completed.get(name) ?? 0) + 1);
}

let service: TestService;
let deps: Deps;
let stop: () => Promise<void>;
beforeAll(async () => {
  const settings = { RECONCILE_INTERVAL_SECONDS: "0.2", MAIL_RETRY_MAX_SECONDS: "1" };
  service = await startTestService({ environment: { PROCESS_ROLE: "server", ...settings } });
  const log = pino({ level: "warn" }, { write: (line) => logged.push(JSON.parse(line)) });
  const queue = createQueue({ ...service.settings, PROCESS_ROLE: "worker" }, log);
  deps = { ...service, log, queue };
  await queue.start();
  stop = await startWorker(deps, {
    messages: messages.map((message) => ({
      ...message,
      compose: () => work(message.kind).then(() => undefined),
    })),
    jobs: jobs.map((job) => ({ ...job, handler: () => work(job.name) })),
  });
});
afterAll(async () => {
  await stop?.();
  await service?.stop();
});

/** Builds valid data for the schema of a job. */
function buildSample(schema: z.ZodType): Record<string, unknown> {
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
  for (const job of scheduled) await deps.queue.boss.send(SCHEDULED_JOBS, { job });
  for (const { name, schema } of jobs.filter((job) => "schema" in job))
    await deps.queue.send(service.db, PAYMENT_JOBS, { ...buildSample(schema), job: name });
}

const listAlerts = () => service.db.selectFrom("alerts").selectAll().orderBy("id").execute();
async function listJobAlerts() {
  const rows = (await listAlerts()).filter(({ kind }) => kind === "job-failed");
  return rows.map(({ resolved_at, detail }) => ({
    job: (detail as { job: string }).job,
    isOpen: resolved_at === null,
  }));
}
const listOpenJobs = async () =>
  (await listJobAlerts())
    .filter(({ isOpen }) => isOpen)
    .map(({ job }) => job)
    .sort();

test("[FAULT-65] covers every queue and schedule", async () => {
  const queues = (await deps.queue.boss.getQueues()).map(({ name }) => name);
  const deadLetters = (await deps.queue.boss.getQueues()).map(({ deadLetter }) => deadLetter);
  const processed = queues.filter((name) => !deadLetters.includes(name) && !name.startsWith("__"));
  expect(processed.sort()).toEqual([SCHEDULED_JOBS, MAIL, PAYMENT_JOBS].sort());
  const schedules = await deps.queue.boss.getSchedules();
  expect(schedules.map(({ name, key }) => `${name} ${key}`).sort()).toEqual(
    scheduled.map((name) => `${SCHEDULED_JOBS} ${name}`).sort(),
  );
});

test("[FAULT-65] logs each failing job, alerts once, and stores its dead letter", async () => {
  await sendAll();
  await waitUntil("all have an alert", async () => (await listOpenJobs()).length === names.length);
  expect(await listOpenJobs()).toEqual([...names].sort());
  const inQueues = [...scheduled, ...queued].sort();
  const listDeadJobs = async () =>
    (
      await service.db
        .selectFrom("failures")
        .selectAll()
        .where("is_dead_letter", "=", true)
        .execute()
    )
      .map(({ subject }) => subject)
      .sort();
  await waitUntil(
    "the queues have no retries left",
    async () => (await listDeadJobs()).length === inQueues.length,
  );
  expect(await listDeadJobs()).toEqual(inQueues);
  for (const job of names)
    expect(logged.filter((line) => line.job === job && line.msg === "job failed")).not.toEqual([]);
  // One alert per job, however often it was retried.
  expect((await listJobAlerts()).map(({ job }) => job).sort()).toEqual([...names].sort());
});

test("[FAULT-65] runs the other jobs when some fail, and resolves the alerts of those that work", async () => {
  for (const remainder of [0, 1]) {
    failing = new Set(names.filter((_, index) => index % 2 === remainder));
    const working = names.filter((job) => !failing.has(job));
    completed.clear();
    await sendAll();
    await waitUntil("the others are done", () => working.every((job) => completed.has(job)));
    for (const job of failing) expect(completed.has(job)).toBe(false);
    await waitUntil("scheduled jobs and loops are resolved", async () => {
      const open = await listOpenJobs();
      return working.every((job) => queued.includes(job) || !open.includes(job));
    });
  }
});

test("[FAULT-65] logs each email that fails to render, alerts once, and stores its dead letter", async () => {
  failing = new Set(emails);
  for (const { kind, data } of messages)
    await deps.queue.mail(service.db, { ...buildSample(data), kind });
  // No alert for the email of an alert: it would need an email itself.
  const others = emails.filter((kind) => kind !== "alert").sort();
  const listUndeliverable = async () =>
    (await listAlerts())
      .filter(({ kind }) => kind === "mail-undeliverable")
      .map(({ detail }) => (detail as { kind: string }).kind)
      .sort();
  await waitUntil(
    "all have an alert",
    async () => (await listUndeliverable()).length >= others.length,
  );
  expect(await listUndeliverable()).toEqual(others);
  const listDeadLetters = async () => {
    const { rows } = await sql<{ kind: string }>`
      select distinct data->>'kind' as kind from pgboss.job
      where name = 'mail-undeliverable'`.execute(service.db);
    return rows.map(({ kind }) => kind);
  };
  // Each is stored after its alert.
  await waitUntil("all have a dead letter", async () => {
    const kinds = await listDeadLetters();
    return others.every((kind) => kinds.includes(kind));
  });
  for (const kind of others) {
    expect(
      logged.filter((line) => line.kind === kind && line.msg === "email not sent"),
    ).not.toEqual([]);
  }
});
