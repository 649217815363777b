import { setTimeout as delay } from "node:timers/promises";
import { Kysely, PostgresDialect, type RawBuilder, sql, type Transaction } from "kysely";
import pg from "pg";
import type { Logger } from "pino";
import { closeDeadConnection, dropDeadConnections, isReadTimeout } from "./dead-connections.ts";
import { isOutage } from "./outage.ts";
import type { Tables } from "./tables.ts";

export type Database = Kysely<Tables>;
export type Trx = Transaction<Tables>;
/** The database or a transaction. */
export type Db = Kysely<Tables>;

/** Parse bigint as number: amounts and counts fit, and strings would cause bugs. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
/** Keep dates as strings: a Date object would depend on the process's time zone. */
pg.types.setTypeParser(pg.types.builtins.DATE, String);

/** Prefix for a long, constant statement, so that each connection plans it only once. */
export const PREPARED_STATEMENT = "/* planned once */ ";

class Client extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg has a dozen overloads.
  override query(...args: any): any {
    const [text, values] = args;
    const isPrepared = typeof text === "string" && text.startsWith(PREPARED_STATEMENT);
    const result = isPrepared
      ? super.query({ name: getStatementName(text), text, values })
      : super.query(...(args as [string]));
    // Kysely releases failed connections without an error, so close them here.
    if (result instanceof Promise)
      result.catch((error) => {
        if (isReadTimeout(error)) closeDeadConnection(this);
      });
    return result;
  }
}

const statementNames = new Map<string, string>();

function getStatementName(statement: string) {
  const name = statementNames.get(statement) ?? `once-${statementNames.size}`;
  statementNames.set(statement, name);
  return name;
}

/** Limits for a query of a request. */
const requestTimeouts = {
  statement_timeout: 10_000,
  // Client-side limit for a server that accepts connections but never responds.
  query_timeout: 12_000,
  idle_in_transaction_session_timeout: 15_000,
};

/** Detects an idle connection to an unreachable machine after about 15 seconds. */
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
  // Without these listeners, a lost connection would end the process. The pool replaces it.
  pool.on("connect", (client) =>
    client.on("error", (error) => log.warn({ err: error }, "connection to Postgres lost")),
  );
  pool.on("error", () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  pools.set(db, pool);
  return db;
}

const pools = new WeakMap<Database, pg.Pool>();

/** Open and idle connections, and the number of requests that wait for one. */
export function poolStats(db: Database) {
  const pool = pools.get(db);
  return {
    open: pool?.totalCount ?? 0,
    idle: pool?.idleCount ?? 0,
    waiting: pool?.waitingCount ?? 0,
  };
}

/** Retries, because Postgres may start after the service. */
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

/** The database clock, because the clocks of the servers may differ. Tests replace it with an offset one. */
export type Now = () => RawBuilder<Date>;
export const databaseNow: Now = () => sql<Date>`now()`;
