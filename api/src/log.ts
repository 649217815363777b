import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";

/** An address, the password before a host, or a signed link. An escape of JSON is found only to be stepped over. */
const PRIVATE =
  /\\u[\da-f]{4}|\\.|[^\s"<>()[\],:;\\/@]{1,254}@[^\s"<>()[\],:;\\/@]+|(?:\w+-){1,3}\d+\.[\w-]{22}(?![\w-])/gi;

/** Messages of others, such as a mail server's, name people; a line loses that before it is written. */
const redact = (line: string) =>
  line.replace(PRIVATE, (found) => (found.startsWith("\\") ? found : "[private]"));

/**
 * Logs tell what happened to which request, never who asked: no address, body, query or token. What is
 * logged of a request is its method and the pattern of its route.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    hooks: { streamWrite: redact },
    serializers: {
      req: ({ id, method, routeOptions }) => ({ id, method, route: routeOptions?.url }),
      res: ({ statusCode }) => ({ statusCode }),
      err: ({ name, code, message, stack }) => ({ name, code, message, stack }),
      warning: ({ message }) => message,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
