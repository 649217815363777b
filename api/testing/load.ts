/** Requests in numbers, and how they went. */
import { Agent, request } from "node:http";

export interface Answer {
  /** 0 when there was none. */
  status: number;
  body: string;
  /** Why there was no answer. */
  failure?: string;
  ms: number;
}

export interface Call {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The address of the visitor's own machine; nginx sees it. */
  localAddress?: string;
}

export type Client = ReturnType<typeof createClient>;

/** Keeps its connections, and gives a request up that is not answered in time. */
export function createClient(url: string, { keepAlive = true, timeoutMs = 15_000 } = {}) {
  const agent = new Agent({ keepAlive });
  return {
    call: (path: string, { method = "GET", headers, body, localAddress }: Call = {}) =>
      new Promise<Answer>((resolve) => {
        const began = performance.now();
        const end = (answer: Omit<Answer, "ms">) => {
          clearTimeout(timer);
          resolve({ ...answer, ms: performance.now() - began });
        };
        const fail = (error: Error & { code?: string }) =>
          end({ status: 0, body: "", failure: error.code ?? error.message });
        const sent = request(url + path, { agent, method, headers, localAddress }, (answer) => {
          const chunks: Buffer[] = [];
          answer.on("data", (chunk) => chunks.push(chunk));
          answer.on("error", fail);
          answer.on("end", () =>
            end({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
          );
        });
        const timer = setTimeout(() => sent.destroy(new Error("hangs")), timeoutMs);
        sent.on("error", fail);
        sent.end(body);
      }),
    close: () => agent.destroy(),
  };
}

const BOUNDARY = "----the-form";

/** The quote form filled in by visitor number n, who has an address and words of their own. */
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

/** Does the work over and over in some lanes at once, until it is told to stop. */
export function keepDoing(lanes: number, work: (turn: number) => Promise<unknown>) {
  let going = true;
  let turns = 0;
  const lane = async () => {
    while (going) await work(turns++);
  };
  const done = Promise.all(Array.from({ length: lanes }, lane));
  return async () => {
    going = false;
    await done;
  };
}

/** Does the work for 0, 1, 2 ... in some lanes at once. */
export async function doAll(
  count: number,
  lanes: number,
  work: (turn: number) => Promise<unknown>,
) {
  let next = 0;
  const lane = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

export const pause = (ms: number) => new Promise<void>((go) => setTimeout(go, ms));

/** Asks again and again until the answer is yes. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  { withinMs = 60_000, everyMs = 25 } = {},
) {
  const began = performance.now();
  while (!(await isSo())) {
    if (performance.now() - began > withinMs) throw new Error(`not within ${withinMs} ms: ${what}`);
    await pause(everyMs);
  }
  return performance.now() - began;
}

export function percentile(values: readonly number[], share: number) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** { "200": 180, "503": 20 } */
export function tally(answers: readonly Answer[]) {
  const counts: Record<string, number> = {};
  for (const { status, failure } of answers) {
    const key = failure ?? String(status);
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}
