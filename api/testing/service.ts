/** The real service with a separate database and a mail server that stores all emails. */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { type Logger, pino } from "pino";
import { inject } from "vitest";
import { readSettings } from "../src/core/settings.ts";
import { startService } from "../src/service.ts";
import { testEnvironment } from "./environment.ts";
import { openMailbox } from "./mailbox.ts";
import { copyTemplateDatabase } from "./template-database.ts";

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
  const databaseUrl = await copyTemplateDatabase(
    inject("postgresUrl"),
    `test_${randomUUID().replaceAll("-", "")}`,
  );
  const clock = { offsetSeconds: 0 };
  const settings = readSettings(
    testEnvironment({ databaseUrl, smtpUrl: mailbox.url, ...environment }),
  );
  const start = () =>
    startService(settings, {
      log: log ?? pino({ level: "silent" }),
      now: () => sql<Date>`(now() + make_interval(secs => ${clock.offsetSeconds}))`,
    });
  let running = await start();
  const service = {
    ...running,
    mailbox,
    /** Advances the service's clock. */
    passTime(seconds: number) {
      clock.offsetSeconds += seconds;
    },
    /** A request as nginx forwards it, from the given IP address. */
    call(path: string, init: RequestInit & { from?: string } = {}) {
      const { from = "203.0.113.1", headers, ...rest } = init;
      return fetch(running.url + path, {
        redirect: "manual",
        ...rest,
        headers: { "X-Forwarded-For": from, ...(headers as Record<string, string>) },
      });
    },
    /** Past and present jobs of the mail queue whose data contains these fields. */
    async mailJobs(fields: object) {
      const jobs = await sql<{ id: string; state: string; data: Record<string, unknown> }>`
        select id, state, data from pgboss.job
        where name = 'mail' and data @> ${JSON.stringify(fields)}::jsonb`.execute(running.db);
      return jobs.rows;
    },
    /** Replaces the instance by a new one with the same database. */
    async restart(): Promise<void> {
      await running.stop();
      running = await start();
      const { stop } = service;
      Object.assign(service, running, { stop });
    },
    async stop(): Promise<void> {
      await running.stop();
      await mailbox.close();
    },
  };
  return service;
}
