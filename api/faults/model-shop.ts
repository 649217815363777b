/** The service of the model test: one clock for service and gateway, and jobs that run only when the test says so. */
import { startBraintreeEmulator } from "@agency/braintree-emulator/server";
import { sql } from "kysely";
import { type Logger, pino } from "pino";
import { findQueuedJob } from "../src/jobs/start-jobs.ts";
import { jobs } from "../src/jobs.ts";
import { PAYMENT_JOBS } from "../src/queue/queue.ts";
import { type Browser, signIn } from "../testing/desk.ts";
import { gatewayEnvironment, keys } from "../testing/gateway-keys.ts";
import { owner, startTestService } from "../testing/service.ts";
import { recordStateChanges } from "./model-invariants.ts";

const secondOwner = "second@agency.example";

export type ModelShop = Awaited<ReturnType<typeof startModelShop>>;

export async function startModelShop() {
  let offsetMs = 0;
  /** Errors that the service logged, for the report of a failing run. */
  const errors: string[] = [];
  const emulator = await startBraintreeEmulator({ ...keys, now: () => Date.now() + offsetMs });
  const service = await startTestService({
    environment: {
      ...gatewayEnvironment(emulator.url),
      ...{ PROCESS_ROLE: "server", GATEWAY_TIMEOUT_SECONDS: "1", CHARGE_GRACE_SECONDS: "60" },
      OWNER_EMAILS: `${owner},${secondOwner}`,
    },
    log: createErrorLog(errors),
  });
  const desks: [Browser, Browser] = [await signIn(service), await signIn(service, secondOwner)];
  // Keep the owners signed in, because months pass.
  await sql`update desk_sessions set created_at = '2099-01-01', last_seen_at = '2099-01-01',
    passkey_verified_at = '2099-01-01'`.execute(service.db);
  await recordStateChanges(service.db);
  const passServiceTime = service.passTime;
  return Object.assign(service, {
    emulator,
    desks,
    errors,
    passTime(seconds: number) {
      offsetMs += seconds * 1_000;
      passServiceTime(seconds);
    },
    async close() {
      await service.stop();
      await emulator.close();
    },
  });
}

function createErrorLog(errors: string[]): Logger {
  return pino({ level: "error" }, { write: (line) => void errors.push(line) });
}

const { signal } = new AbortController();

/** Runs the queued jobs of the payments queue once. A failed job is not retried: the loops and hourly jobs replace it. */
export async function runQueuedJobs(shop: ModelShop) {
  const { boss } = shop.queue;
  for (const { id, data } of await boss.fetch(PAYMENT_JOBS, { batchSize: 100 })) {
    const { handler } = findQueuedJob(jobs, data);
    await handler(shop, signal, data).catch(() => undefined);
    await boss.complete(PAYMENT_JOBS, id);
  }
}

export async function runLoops(shop: ModelShop) {
  for (const job of jobs) if ("intervalSeconds" in job) await job.handler(shop, signal, undefined);
}

/** Returns the failures, which are expected only while the gateway is faulty. */
export async function runScheduledJobs(shop: ModelShop) {
  const failures: string[] = [];
  for (const job of jobs)
    if ("cron" in job)
      await job
        .handler(shop, signal, undefined)
        .catch((error) => failures.push(`${job.name}: ${error}`));
  return failures;
}
