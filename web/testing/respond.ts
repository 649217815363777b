/** Responds to requests of a component instead of the service. */
import { beforeEach, onTestFinished, vi } from "vitest";

type Respond = (request: Request) => Response | Promise<Response>;

let routes: [string, Respond][] = [];
const requests: { method: string; path: string; body: unknown }[] = [];

beforeEach(() => {
  routes = [];
  requests.length = 0;
});

/** The requests so far that a route has responded to. */
export const sentRequests = (method: string) => requests.filter((sent) => sent.method === method);

/**
 * Responds to `route`, a method and path such as "POST /api/claims". A later call for the same route replaces the
 * earlier one. A request without a route fails, as it does when the service is unreachable.
 */
export function respondTo(route: string, respond: Respond | object) {
  if (routes.length === 0) stubFetch();
  const handler =
    typeof respond === "function" ? (respond as Respond) : () => Response.json(respond);
  routes.unshift([route, handler]);
}

export const failToRespond: Respond = () => Promise.reject(new TypeError("Failed to fetch"));

export const respondWithError = (status: number, code: string, error: string) => () =>
  Response.json({ code, error }, { status });

function stubFetch() {
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname;
    const found = routes.find(([route]) => route === `${request.method} ${path}`);
    if (!found) throw new TypeError(`No response for ${request.method} ${path}`);
    const isJson = request.headers.get("Content-Type")?.includes("json");
    const body = isJson ? await request.clone().json() : await request.clone().text();
    requests.push({ method: request.method, path, body });
    return found[1](request);
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}
