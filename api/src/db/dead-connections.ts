import type pg from "pg";

/** True for a client-side read timeout: statement_timeout is shorter, so the server is unreachable. */
export function isReadTimeout(error: unknown) {
  return error instanceof Error && error.message === "Query read timeout";
}

/** When one connection is dead, closes the idle ones too, because each would make a visitor wait for its timeout. */
export function dropDeadConnections(pool: pg.Pool) {
  const idle = new Set<pg.PoolClient>();
  pool.on("acquire", (client) => idle.delete(client));
  pool.on("remove", (client) => idle.delete(client));
  pool.on("release", (error, client) => {
    if (!isReadTimeout(error) && !deadClients.has(client)) return idle.add(client);
    for (const other of idle) other.connection.stream.destroy();
    idle.clear();
  });
}

const deadClients = new WeakSet<pg.ClientBase>();

/** Closes the client, so that the pool discards it on release. */
export function closeDeadConnection(client: pg.Client) {
  deadClients.add(client);
  void client.end();
}
