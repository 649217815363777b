import type pg from "pg";

/** A query without any answer. Postgres itself would have ended a slow one earlier, so nobody is there. */
export function isReadTimeout(error: unknown) {
  return error instanceof Error && error.message === "Query read timeout";
}

/**
 * A Postgres that vanishes closes no connection. When one of them turns out to be dead, those that lie idle are
 * cut off as well: each would keep a visitor waiting just as long. The pool opens others as they are needed.
 */
export function dropDeadConnections(pool: pg.Pool) {
  const idle = new Set<pg.PoolClient>();
  pool.on("acquire", (client) => idle.delete(client));
  pool.on("remove", (client) => idle.delete(client));
  pool.on("release", (error, client) => {
    if (!isReadTimeout(error) && !silent.has(client)) return idle.add(client);
    for (const other of idle) other.connection.stream.destroy();
    idle.clear();
  });
}

const silent = new WeakSet<pg.ClientBase>();

/** For whoever gives a connection back without saying why: the pool takes none that is ending. */
export function closeDeadConnection(client: pg.Client) {
  silent.add(client);
  void client.end();
}
