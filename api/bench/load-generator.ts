/** Requests as fast as they are answered, over kept connections, with as little work as possible on this side. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { type Call, percentile } from "../testing/load.ts";

export interface Rate {
  requests: number;
  perSecond: number;
  medianMs: number;
  p99Ms: number;
  refused: number;
}

interface Hammering {
  connections: number;
  seconds: number;
  /** Of request number n, which is like no other. */
  bytes: (n: number) => string;
  first: number;
}

/** One after the other on each connection; the instances share the connections. */
export async function hammer(
  urls: readonly string[],
  { connections, seconds, bytes, first }: Hammering,
): Promise<Rate> {
  const times: number[] = [];
  let next = first;
  let refused = 0;
  const began = performance.now();
  const until = began + seconds * 1_000;
  const lane = async (number: number) => {
    const { hostname, port } = new URL(urls[number % urls.length] ?? "");
    const socket = connect(Number(port), hostname).setNoDelay(true);
    await once(socket, "connect");
    while (performance.now() < until) {
      const sent = performance.now();
      socket.write(bytes(next++));
      if (!(await answered(socket))) refused++;
      times.push(performance.now() - sent);
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: connections }, (_, number) => lane(number)));
  const elapsed = (performance.now() - began) / 1_000;
  return {
    requests: times.length,
    perSecond: times.length / elapsed,
    medianMs: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    refused,
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

/** The answer is a few hundred bytes, and comes in one piece. */
function answered(socket: Socket) {
  return new Promise<boolean>((resolve) => {
    socket.once("data", (chunk) => resolve(chunk.toString("latin1", 9, 12) === "200"));
  });
}
