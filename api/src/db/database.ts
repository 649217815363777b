import { setTimeout as delay } from "node:timers/promises";
import { Kysely, PostgresDialect, type RawBuilder, sql, type Transaction } from "kysely";
import pg from "pg";
import type { Logger } from "pino";
import { closeDeadConnection, dropDeadConnections, isReadTimeout } from "./dead-connections.ts";
import { isOutage } from "./outage.ts";
import type { Tables } from "./tables.ts";

export type Database = Kysely<Tables>;
export type Trx = Transaction<Tables>;
/** A whole database or one transaction of it. */
export type Db = Kysely<Tables>;

/** Money and counts fit a number; a bigint as text would only invite mistakes. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
/** A day is a day wherever the service runs; a Date would be midnight somewhere. */
pg.types.setTypeParser(pg.types.builtins.DATE, String);

/** Begins a statement that is long and always the same, so that each connection has it planned only once. */
export const PREPARED_STATEMENT = "/* planned once */ ";

class Client extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg has a dozen ways to call this.
  override query(...args: any): any {
    const [text, values] = args;
    const planned = typeof text === "string" && text.startsWith(PREPARED_STATEMENT);
    const result = planned
      ? super.query({ name: nameOf(text), text, values })
      : super.query(...(args as [string]));
    // Kysely gives every connection back as a good one.
    if (result instanceof Promise)
      result.catch((error) => {
        if (isReadTimeout(error)) closeDeadConnection(this);
      });
    return result;
  }
}

const names = new Map<string, string>();

function nameOf(statement: string) {
  const name = names.get(statement) ?? `once-${names.size}`;
  names.set(statement, name);
  return name;
}

/** What a request may take. */
const requestTimeouts = {
  statement_timeout: 10_000,
  // For a Postgres that is there and says nothing, and so cannot time anything out itself.
  query_timeout: 12_000,
  idle_in_transaction_session_timeout: 15_000,
};

/** An idle connection to nowhere is noticed after a quarter of a minute, if the machine is gone altogether. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 5_000 };

export function connect(
  url: string,
  log: Logger,
  { max = 16, limits = requestTimeouts as object } = {},
): Database {
  const pool = new pg.Pool({
    ...limits,
    Client,
    connectionString: url,
    max,
    application_name: "agency",
    connectionTimeoutMillis: 5_000,
    ...keepAlive,
  });
  dropDeadConnections(pool);
  // A lost connection is replaced by the pool, and whoever used it gets an error. It is also an event of its
  // own, and of the pool while it lay idle; without a listener, either would end the process.
  pool.on("connect", (client) =>
    client.on("error", (error) => log.warn({ err: error }, "connection to Postgres lost")),
  );
  pool.on("error", () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  pools.set(db, pool);
  return db;
}

const pools = new WeakMap<Database, pg.Pool>();

/** Connections that are open and idle, and how many requests wait for one. */
export function poolStats(db: Database) {
  const pool = pools.get(db);
  return {
    open: pool?.totalCount ?? 0,
    idle: pool?.idleCount ?? 0,
    waiting: pool?.waitingCount ?? 0,
  };
}

/** When a machine starts, Postgres may come up after the service. */
export async function waitForDatabase(db: Database, log: Logger, timeoutMs = 60_000) {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await sql`select 1`.execute(db);
    } catch (error) {
      if (!isOutage(error) || performance.now() > deadline) throw error;
      log.warn({ err: error }, "waiting for Postgres");
      await delay(1_000);
    }
  }
}

/** The database's time decides; an app server's clock may be wrong. Tests put a shifted one in its place. */
export type Now = () => RawBuilder<Date>;
export const databaseNow: Now = () => sql<Date>`now()`;
