import { fromKysely, PgBoss, type WorkOptions } from "pg-boss";
import type { Logger } from "pino";
import { type Db, keepAlive, PREPARED_STATEMENT } from "../db/database.ts";
import { dropDeadConnections } from "../db/dead-connections.ts";
import { deterministicUuid } from "../deterministic-uuid.ts";
import type { MailJob } from "../messages.ts";
import type { Settings } from "../settings.ts";

export type { JobResult, JobWithMetadata } from "pg-boss";

type Pool = Parameters<typeof dropDeadConnections>[0];

export const MAIL = "mail";
export const UNDELIVERABLE = "mail-undeliverable";
export const PAYMENTS = "payments";
export const FAILED_PAYMENTS = "payments-failed";
export const SCHEDULED_JOBS = "chores";
export const FAILED_CHORES = "chores-failed";

/** Handed on to pg. Longer than a request's: tidying up may take its time, and nobody waits for it. */
const connection = { ...keepAlive, query_timeout: 30_000, connectionTimeoutMillis: 5_000 };

/**
 * Workers ask for new jobs; Postgres does not call them. A NOTIFY in the transaction of an order or a lead would hold a
 * lock of the whole database through its commit: decision 29 has the figures.
 */
const POLL_SECONDS = 0.5;
const WAKE_AFTER_MS = 25;

const DAYS = 24 * 60 * 60;

export type Queue = ReturnType<typeof createQueue>;

/** pg-boss, set up once: jobs live in the database beside the rows they belong to. */
export function createQueue(settings: Settings, log: Logger) {
  const works = settings.RUN !== "server";
  const boss = new PgBoss({
    ...connection,
    connectionString: settings.DATABASE_URL,
    application_name: "agency-queue",
    max: works ? 6 : 2,
    supervise: works,
    schedule: works,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  boss.on("error", (error) => log.warn({ err: error }, "queue"));
  boss.on("warning", (warning) => log.warn({ warning }, "queue"));

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
    await ensureQueue(FAILED_PAYMENTS, retries);
    // About an hour; then the hourly sync does what the job should have done.
    const payments = { ...retries, retryLimit: 20, retryDelay: 5, notify: false };
    await ensureQueue(PAYMENTS, { ...payments, deadLetter: FAILED_PAYMENTS });
    await ensureQueue(FAILED_CHORES, retries);
    const retryDelay = Math.min(60, settings.MAIL_RETRY_MAX_SECONDS);
    await ensureQueue(SCHEDULED_JOBS, { retryLimit: 3, retryDelay, deadLetter: FAILED_CHORES });
  };
  const ensureQueue = async (name: string, options: object) => {
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
  };

  const workers = new Set<string>();
  let waking: NodeJS.Timeout | undefined;
  /** Once for all jobs of a moment, and most likely after their commit. */
  const wakeWorkers = () => {
    waking ??= setTimeout(() => {
      waking = undefined;
      for (const worker of workers) boss.notifyWorker(worker);
    }, WAKE_AFTER_MS).unref();
  };

  return {
    boss,
    start,
    /** Works off one queue. What this instance puts on it is begun at once, anything else within half a second. */
    async work<Job>(name: string, options: WorkOptions, handle: (jobs: Job[]) => Promise<unknown>) {
      const worker: string = await boss.work(
        name,
        { ...options, pollingIntervalSeconds: POLL_SECONDS },
        async (jobs) => {
          const result = await handle(jobs as Job[]);
          // Where one was there may be more, and pg-boss would pause before it looks again.
          boss.notifyWorker(worker);
          return result;
        },
      );
      workers.add(worker);
    },
    /** Creates what the queue needs in the database, for an installation by hand. */
    async install() {
      await start();
      await boss.stop();
    },
    stop: () => boss.stop({ graceful: true, timeout: 20_000 }),
    /**
     * Part of the given transaction: the messages go out if, and only if, the rows are there. `startAfter` is a moment,
     * or seconds from now.
     */
    async mail(
      db: Db,
      job: MailJob | MailJob[],
      { startAfter }: { startAfter?: Date | number } = {},
    ) {
      const jobs = [job].flat().map((data) => ({ id: deterministicJobId(data), data, startAfter }));
      await boss.insert(MAIL, jobs, { db: transactionExecutor(db) });
      wakeWorkers();
    },
    /** Starts a job again that was given up. */
    async retry(queue: string, { id, data }: { id?: string; data: object }) {
      if (id) await boss.retry(queue, id);
      // The queue deletes after some days what has failed for good; otherwise this changes nothing.
      await boss.insert(queue, [{ ...(id && { id }), data }]);
      wakeWorkers();
    },
    /** Part of the given transaction, too. */
    async send(db: Db, queue: string, job: object) {
      await boss.send(queue, job, { db: transactionExecutor(db) });
      wakeWorkers();
    },
  };
}

/** The same message has the same id, so that asking twice for it still sends it once. */
export const deterministicJobId = (job: MailJob) =>
  deterministicUuid(JSON.stringify(Object.entries(job).sort()));

/** What pg-boss inserts takes five times longer to plan than to do. */
function transactionExecutor(db: Db) {
  const { executeSql } = fromKysely(db);
  return {
    executeSql: (text: string, values?: unknown[]) => executeSql(PREPARED_STATEMENT + text, values),
  };
}
