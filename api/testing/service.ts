/** The real service on a database of its own, with a mail server that keeps what it gets. */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { type Logger, pino } from "pino";
import { inject } from "vitest";
import { startService } from "../src/service.ts";
import { readSettings } from "../src/settings.ts";
import { testEnvironment } from "./environment.ts";
import { openMailbox } from "./mailbox.ts";
import { createDatabase } from "./postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

export { owner, testEnvironment } from "./environment.ts";

export type TestService = Awaited<ReturnType<typeof startTestService>>;

interface Options {
  environment?: Record<string, string>;
  log?: Logger;
}

export async function startTestService({ environment = {}, log }: Options = {}) {
  const mailbox = await openMailbox();
  const databaseUrl = await createDatabase(
    inject("postgresUrl"),
    `test_${randomUUID().replaceAll("-", "")}`,
  );
  const clock = { offsetSeconds: 0 };
  const settings = readSettings(
    testEnvironment({ databaseUrl, smtpUrl: mailbox.url, ...environment }),
  );
  const service = await startService(settings, {
    log: log ?? pino({ level: "silent" }),
    now: () => sql<Date>`(now() + make_interval(secs => ${clock.offsetSeconds}))`,
  });
  return {
    ...service,
    mailbox,
    /** Moves the service's clock on. */
    passTime(seconds: number) {
      clock.offsetSeconds += seconds;
    },
    /** A request as nginx passes it on, from an address of the visitor's own. */
    call(path: string, init: RequestInit & { from?: string } = {}) {
      const { from = "203.0.113.1", headers, ...rest } = init;
      return fetch(service.url + path, {
        redirect: "manual",
        ...rest,
        headers: { "X-Forwarded-For": from, ...(headers as Record<string, string>) },
      });
    },
    /** What is or was on the mail queue and holds these facts. */
    async mailJobs(facts: object) {
      const jobs = await sql<{ id: string; state: string; data: Record<string, unknown> }>`
        select id, state, data from pgboss.job
        where name = 'mail' and data @> ${JSON.stringify(facts)}::jsonb`.execute(service.db);
      return jobs.rows;
    },
    async stop() {
      await service.stop();
      await mailbox.close();
    },
  };
}
