/** Temporary errors: connection lost, out of resources, shutdown, canceled, disk error or transaction conflict. */
const codes = /^(08|25006|25P03|40|53|55P03|57|58|ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|EAI_AGAIN)/;
/** Postgres reports a full disk during a new connection as an internal error: "could not write init file". */
const messages =
  /could not write init file|Connection terminated|timeout exceeded when trying to connect|not queryable|Query read timeout/;

/** True if Postgres is stopping, starting, out of space or unreachable, so that a retry can succeed. */
export function isOutage(error: unknown) {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return codes.test(String(code)) || messages.test(String(message));
}
