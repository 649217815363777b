/**
 * Classes of SQLSTATE that mean "not now": connection lost, out of resources, stopping or cancelled, trouble
 * with the disk, and a clash with another transaction.
 */
const codes = /^(08|25006|25P03|40|53|55P03|57|58|ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|EAI_AGAIN)/;
const messages =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|Query read timeout/;

/** Postgres is stopping, starting, out of space or gone: worth another try a little later. */
export function isOutage(error: unknown) {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return codes.test(String(code)) || messages.test(String(message));
}
