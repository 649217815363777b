import { type Logger, pino } from "pino";

/**
 * Logs tell what happened to which request, never who asked: no address, body, query or token. What is
 * logged of a request is its method and the pattern of its route.
 */
export function createLog(level: string): Logger {
  return pino({
    level,
    serializers: {
      req: ({ id, method, routeOptions }) => ({ id, method, route: routeOptions?.url }),
      res: ({ statusCode }) => ({ statusCode }),
      err: ({ name, code, message, stack }) => ({ name, code, message, stack }),
    },
  });
}
