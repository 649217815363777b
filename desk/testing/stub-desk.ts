/** Responds to the requests of the whole desk instead of the service. */
import type { DeskSession, DeskVersion } from "@agency/contract/api/desk";
import { onTestFinished, vi } from "vitest";
import { sampleResponses, sampleSession } from "./sample-responses.ts";

export interface SentRequest {
  /** The method, and the path below /api/desk without its query: "POST /orders". */
  route: string;
  query: string;
  body: unknown;
}

type Respond = (request: SentRequest) => object | Promise<object>;
export type Responses = Record<string, object | Respond>;

export type StubbedDesk = ReturnType<typeof stubDesk>;

/** Has a response for each screen. `responses` are by route, such as "GET /orders", and replace them. */
export function stubDesk(responses: Responses = {}) {
  const stubbed = new Map<string, object | Respond>(Object.entries(sampleResponses));
  const sent: SentRequest[] = [];
  const waiting = new Set<(version: DeskVersion) => void>();
  let version = 1;
  let respondToEach: Respond | undefined;
  const respondTo = (route: string, response: object | Respond) => stubbed.set(route, response);

  respondTo("GET /session", (): DeskSession => ({ ...sampleSession, version: String(version) }));
  // Without a change, the service does not respond for half a minute.
  respondTo("GET /version", ({ query }): DeskVersion | Promise<DeskVersion> => {
    if (query !== `?known=${version}`) return { version: String(version) };
    const { promise, resolve } = Promise.withResolvers<DeskVersion>();
    waiting.add(resolve);
    return promise;
  });
  for (const [route, response] of Object.entries(responses)) respondTo(route, response);

  function endWait() {
    for (const resolve of waiting) resolve({ version: String(version) });
    waiting.clear();
  }

  async function respond(request: SentRequest): Promise<Response> {
    const stub = respondToEach ?? stubbed.get(request.route);
    if (!stub) return respondWithError(404, "not-found", `No response for ${request.route}`)();
    const response = await (typeof stub === "function" ? (stub as Respond)(request) : stub);
    return response instanceof Response ? response.clone() : Response.json(response);
  }

  async function fetchStub(input: string, { method = "GET", body, signal }: RequestInit = {}) {
    const { pathname, search } = new URL(input, location.origin);
    const route = `${method} ${pathname.replace("/api/desk", "")}`;
    const request = { route, query: search, body: body && JSON.parse(String(body)) };
    sent.push(request);
    const aborted = Promise.withResolvers<never>();
    signal?.addEventListener("abort", () => aborted.reject(signal.reason), { once: true });
    return Promise.race([respond(request), aborted.promise]);
  }
  vi.stubGlobal("fetch", fetchStub);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });

  return {
    respondTo,
    /** The requests so far with this route, oldest first. */
    getSent: (route: string) => sent.filter((request) => request.route === route),
    sent,
    /** Responds to every request with it. */
    respondToAll(response: Respond) {
      respondToEach = response;
    },
    /** Tells the desk that something has changed, so that it loads its data again. */
    announceChange() {
      version += 1;
      endWait();
    },
    /** Responds to the waiting requests for the version. */
    endWait,
    /** Keeps the next request waiting. Later ones get their response. */
    hold(route: string) {
      const previous = stubbed.get(route);
      const received = Promise.withResolvers<SentRequest>();
      const response = Promise.withResolvers<object>();
      respondTo(route, (request: SentRequest) => {
        if (previous) respondTo(route, previous);
        else stubbed.delete(route);
        received.resolve(request);
        return response.promise;
      });
      return {
        received: received.promise,
        /** Responds, by default as without `hold`. */
        respond: async (given?: object) =>
          response.resolve(given ?? (await respond(await received.promise))),
        fail: () => response.reject(new TypeError("Failed to fetch")),
      };
    },
    /** The service changes its data, but the next response does not arrive. */
    loseResponse(route: string) {
      const previous = stubbed.get(route);
      respondTo(route, async (request: SentRequest) => {
        if (previous) respondTo(route, previous);
        await respond(request);
        return unreachable();
      });
    },
  };
}

/** As if the service was unreachable. */
export const unreachable = (): Promise<never> => Promise.reject(new TypeError("Failed to fetch"));

const respondWithError = (status: number, code: string, error: string) => () =>
  Response.json({ code, error }, { status });

export const respondWithConflict = respondWithError(
  409,
  "edit-conflict",
  "Max already changed this lead.",
);

export const respondWithExpiredSession = respondWithError(
  401,
  "unauthenticated",
  "Please sign in.",
);
