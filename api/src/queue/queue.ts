import { sql } from "kysely";
import { fromKysely, PgBoss, type WorkOptions } from "pg-boss";
import type { Logger } from "pino";
import { deterministicUuid } from "../core/deterministic-uuid.ts";
import type { Settings } from "../core/settings.ts";
import { type Db, keepAlive, PREPARED_STATEMENT } from "../db/database.ts";
import { dropDeadConnections } from "../db/dead-connections.ts";

export type { JobResult, JobWithMetadata } from "pg-boss";

type Pool = Parameters<typeof dropDeadConnections>[0];

export const MAIL = "mail";
export const UNDELIVERABLE = "mail-undeliverable";
export const PAYMENT_JOBS = "payments";
export const FAILED_PAYMENT_JOBS = "payments-failed";
export const SCHEDULED_JOBS = "scheduled-jobs";
export const FAILED_SCHEDULED_JOBS = "scheduled-jobs-failed";

/** Options for pg. The timeout is longer than a request's, because maintenance runs in the background. */
const connection = { ...keepAlive, query_timeout: 30_000, connectionTimeoutMillis: 5_000 };

/** Workers poll, because a NOTIFY would hold a database-wide lock during the commit of each order (decision 29). */
const POLL_SECONDS = 0.5;
const WAKE_AFTER_MS = 25;

const DAYS = 24 * 60 * 60;

/** An email to `to`, or to the default recipients of its kind. defineEmail() creates it. */
export interface MailJob {
  kind: string;
  to?: string;
  [field: string]: unknown;
}

interface JobEntry {
  job: string;
  [field: string]: unknown;
}

export type Queue = ReturnType<typeof createQueue>;

/** Configures pg-boss, which stores jobs in the same database as the rows they belong to. */
export function createQueue(settings: Settings, log: Logger) {
  const isWorker = settings.PROCESS_ROLE !== "server";
  const boss = new PgBoss({
    ...connection,
    connectionString: settings.DATABASE_URL,
    application_name: "agency-queue",
    max: isWorker ? 6 : 2,
    supervise: isWorker,
    schedule: isWorker,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  boss.on("error", (error) => log.warn({ err: error }, "queue error"));
  boss.on("warning", (warning) => log.warn({ warning }, "queue warning"));

  const start = async () => {
    await boss.start();
    dropDeadConnections((boss.getDb() as unknown as { pool: Pool }).pool);
    const retries = {
      retryLimit: 1_000,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: settings.MAIL_RETRY_MAX_SECONDS,
      heartbeatSeconds: 10,
      expireInSeconds: 120,
    };
    await ensureQueue(UNDELIVERABLE, { retentionSeconds: 90 * DAYS });
    await ensureQueue(MAIL, {
      ...retries,
      deadLetter: UNDELIVERABLE,
      notify: false,
      retentionSeconds: 60 * DAYS,
    });
    await ensureQueue(FAILED_PAYMENT_JOBS, retries);
    // Retries for about an hour; after that, the hourly sync does the same work.
    const payments = { ...retries, retryLimit: 20, retryDelay: 5, notify: false };
    await ensureQueue(PAYMENT_JOBS, { ...payments, deadLetter: FAILED_PAYMENT_JOBS });
    await ensureQueue(FAILED_SCHEDULED_JOBS, retries);
    const retryDelay = Math.min(60, settings.MAIL_RETRY_MAX_SECONDS);
    await ensureQueue(SCHEDULED_JOBS, {
      retryLimit: 3,
      retryDelay,
      deadLetter: FAILED_SCHEDULED_JOBS,
    });
  };
  const ensureQueue = async (name: string, options: object) => {
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
  };

  const workers = new Set<string>();
  let wakeTimer: NodeJS.Timeout | undefined;
  /** Debounced, so that it runs once for a batch and usually after its commit. */
  const wakeWorkers = () => {
    if (wakeTimer) return;
    wakeTimer = setTimeout(() => {
      wakeTimer = undefined;
      for (const worker of workers) boss.notifyWorker(worker);
    }, WAKE_AFTER_MS).unref();
  };

  const send = async (db: Db, queue: string, entry: JobEntry) => {
    await boss.send(queue, entry, { db: transactionExecutor(db) });
    wakeWorkers();
  };

  return {
    boss,
    start,
    /** Processes one queue. Jobs of this instance start immediately, others within half a second. */
    async work<Job>(name: string, options: WorkOptions, handle: (jobs: Job[]) => Promise<unknown>) {
      const worker: string = await boss.work(
        name,
        { ...options, pollingIntervalSeconds: POLL_SECONDS },
        async (jobs) => {
          const result = await handle(jobs as Job[]);
          // Poll again right away, because there may be more jobs and pg-boss would pause first.
          boss.notifyWorker(worker);
          return result;
        },
      );
      workers.add(worker);
    },
    /** Creates the queue's tables without starting workers. */
    async install() {
      await start();
      await boss.stop();
    },
    stop: () => boss.stop({ graceful: true, timeout: 20_000 }),
    /** Inserts email jobs in the given transaction. `startAfter` is a date, or seconds from now. */
    async mail(
      db: Db,
      job: MailJob | MailJob[],
      { startAfter }: { startAfter?: Date | number } = {},
    ) {
      const jobs = [job].flat().map((data) => ({ id: deterministicJobId(data), data, startAfter }));
      await boss.insert(MAIL, jobs, { db: transactionExecutor(db) });
      wakeWorkers();
    },
    /** Restarts a job that has no retries left. */
    async retry(queue: string, { id, data }: { id?: string; data: object }) {
      if (id) await boss.retry(queue, id);
      // Insert it again if the queue has deleted it already; otherwise this has no effect.
      await boss.insert(queue, [{ ...(id && { id }), data }]);
      wakeWorkers();
    },
    /** Inserts a job, with its name as `job`, in the given transaction. */
    send,
    /** Inserts the job unless the same one is waiting or running. */
    async sendUnlessUnfinished(db: Db, queue: string, entry: JobEntry) {
      const { rows } = await sql`
        select from pgboss.job where name = ${queue} and state < 'completed'
          and data @> ${JSON.stringify(entry)}::jsonb limit 1`.execute(db);
      if (rows.length === 0) await send(db, queue, entry);
    },
  };
}

/** The same email has the same ID, so that it is sent once even if it is queued twice. */
export const deterministicJobId = (job: MailJob) =>
  deterministicUuid(JSON.stringify(Object.entries(job).sort()));

/** The ID of an email that the mail server has accepted. Undefined after the queue has deleted its job. */
export async function findSentEmail(db: Db, job: MailJob) {
  const { rows } = await sql<{ id: string }>`
    select id from pgboss.job where name = ${MAIL} and id = ${deterministicJobId(job)}
      and state = 'completed' and (output->>'sent')::boolean`.execute(db);
  return rows[0]?.id;
}

/** Use a prepared statement: planning the insert takes five times longer than running it. */
function transactionExecutor(db: Db) {
  const { executeSql } = fromKysely(db);
  return {
    executeSql: (text: string, values?: unknown[]) => executeSql(PREPARED_STATEMENT + text, values),
  };
}
