import { Kysely, PostgresDialect, type RawBuilder, sql, type Transaction } from "kysely";
import pg from "pg";
import type { Logger } from "pino";
import type { Tables } from "./tables.ts";

export type Database = Kysely<Tables>;
export type Trx = Transaction<Tables>;
/** A whole database or one transaction of it. */
export type Db = Kysely<Tables>;

/** Money and counts fit a number; a bigint as text would only invite mistakes. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export function connect(url: string, log: Logger, max = 10): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: "agency",
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
  });
  // A connection that dies while idle is replaced by the pool; unheard, it would end the process.
  pool.on("error", (error) => log.warn({ err: error }, "idle connection lost"));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** The database's time decides; an app server's clock may be wrong. Tests put a shifted one in its place. */
export type Now = () => RawBuilder<Date>;
export const databaseNow: Now = () => sql<Date>`now()`;
