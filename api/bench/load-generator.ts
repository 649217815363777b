/** Sends requests as fast as possible over open connections, with little CPU in this process. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { type Call, percentile } from "../testing/load.ts";

export interface Rate {
  requests: number;
  perSecond: number;
  medianMs: number;
  p99Ms: number;
  rejected: number;
}

interface LoadOptions {
  connections: number;
  seconds: number;
  /** The bytes of request number n; each request is unique. */
  bytes: (n: number) => string;
  first: number;
}

/** Sends requests one after another on each connection. Connections are spread over the instances. */
export async function generateLoad(
  urls: readonly string[],
  { connections, seconds, bytes, first }: LoadOptions,
): Promise<Rate> {
  const times: number[] = [];
  let next = first;
  let rejected = 0;
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1_000;
  const runConnection = async (number: number) => {
    const { hostname, port } = new URL(urls[number % urls.length] ?? "");
    const socket = connect(Number(port), hostname).setNoDelay(true);
    await once(socket, "connect");
    while (performance.now() < endsAt) {
      const sentAt = performance.now();
      socket.write(bytes(next++));
      if (!(await waitForOk(socket))) rejected++;
      times.push(performance.now() - sentAt);
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: connections }, (_, number) => runConnection(number)));
  const elapsed = (performance.now() - startedAt) / 1_000;
  return {
    requests: times.length,
    perSecond: times.length / elapsed,
    medianMs: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    rejected,
  };
}

export function postBytes(path: string, { headers, body = "" }: Call) {
  const head = Object.entries({
    Host: "agency.example",
    ...headers,
    "Content-Length": Buffer.byteLength(body),
  })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
  return `POST ${path} HTTP/1.1\r\n${head}\r\n${body}`;
}

/** Assumes that the response, a few hundred bytes, arrives in one chunk. */
function waitForOk(socket: Socket) {
  return new Promise<boolean>((resolve) => {
    socket.once("data", (chunk) => resolve(chunk.toString("latin1", 9, 12) === "200"));
  });
}
