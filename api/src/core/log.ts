import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";

/** An email address, a password in a URL, or a signed link. JSON escapes are matched only to skip them. */
const PRIVATE =
  /\\u[\da-f]{4}|\\.|[^\s"<>()[\],:;\\/@]{1,254}@[^\s"<>()[\],:;\\/@]+|(?:\w+-){1,3}\d+\.[\w-]{22}(?![\w-])/gi;

/** Error texts of others, such as a mail server, can contain addresses, so redact every line. */
const redact = (line: string) =>
  line.replace(PRIVATE, (match) => (match.startsWith("\\") ? match : "[private]"));

/** Logs contain no IP address, body, query string or token; of a request only its ID, method and route pattern. */
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
