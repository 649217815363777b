/** Sends many requests and records their results. */
import { Agent, request } from "node:http";

export interface TimedResponse {
  /** 0 without a response. */
  status: number;
  body: string;
  /** Why there was no response. */
  failure?: string;
  ms: number;
}

export interface Call {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The client's IP address, as nginx sees it. */
  localAddress?: string;
}

export type Client = ReturnType<typeof createClient>;

/** Reuses connections and aborts requests after a timeout. */
export function createClient(url: string, { keepAlive = true, timeoutMs = 60_000 } = {}) {
  const agent = new Agent({ keepAlive });
  return {
    call: (path: string, { method = "GET", headers, body, localAddress }: Call = {}) =>
      new Promise<TimedResponse>((resolve) => {
        const startedAt = performance.now();
        const end = (result: Omit<TimedResponse, "ms">) => {
          clearTimeout(timer);
          resolve({ ...result, ms: performance.now() - startedAt });
        };
        const fail = (error: Error & { code?: string }) =>
          end({ status: 0, body: "", failure: error.code ?? error.message });
        const sent = request(url + path, { agent, method, headers, localAddress }, (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk) => chunks.push(chunk));
          response.on("error", fail);
          response.on("end", () =>
            end({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
          );
        });
        const timer = setTimeout(() => sent.destroy(new Error("timed out")), timeoutMs);
        sent.on("error", fail);
        sent.end(body);
      }),
    close: () => agent.destroy(),
  };
}

const BOUNDARY = "----the-form";

/** The quote form of visitor number n, with a unique address and message. */
export function leadCall(n: number): Call {
  const fields = {
    name: `Visitor ${n}`,
    email: leadEmail(n),
    phone: "",
    message: leadMessage(n),
    _gotcha: "",
    _replyto: leadEmail(n),
  };
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return {
    method: "POST",
    headers: {
      Accept: "application/json",
      "Content-Type": `multipart/form-data; boundary=${BOUNDARY}`,
      "X-Forwarded-For": `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
    },
    body: `${parts.join("")}--${BOUNDARY}--\r\n`,
  };
}

export const leadEmail = (n: number) => `visitor-${n}@example.com`;
export const leadMessage = (n: number) => `A site for my shop, please. Number ${n}.`;

/** Repeats the work concurrently. Returns a function that stops it. */
export function repeatConcurrently(concurrency: number, work: (turn: number) => Promise<unknown>) {
  let isRunning = true;
  let turns = 0;
  const runWorker = async () => {
    while (isRunning) await work(turns++);
  };
  const done = Promise.all(Array.from({ length: concurrency }, runWorker));
  return async () => {
    isRunning = false;
    await done;
  };
}

/** Runs the work for 0, 1, 2 and so on, with limited concurrency. */
export async function runConcurrently(
  count: number,
  concurrency: number,
  work: (turn: number) => Promise<unknown>,
) {
  let next = 0;
  const runWorker = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: concurrency }, runWorker));
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Polls until the condition is true. Returns the milliseconds it took. */
export async function waitUntil(
  description: string,
  isTrue: () => boolean | Promise<boolean>,
  { withinMs = 600_000, everyMs = 25 } = {},
) {
  const startedAt = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - startedAt > withinMs)
      throw new Error(`not within ${withinMs} ms: ${description}`);
    await pause(everyMs);
  }
  return performance.now() - startedAt;
}

export function percentile(values: readonly number[], share: number) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Counts responses by status or failure: { "200": 180, "503": 20 }. */
export function countByStatus(responses: readonly TimedResponse[]) {
  const counts: Record<string, number> = {};
  for (const { status, failure } of responses) {
    const key = failure ?? String(status);
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}
