/** One connection after another, byte for byte, with as many requests on each as the server lets through. */
import { connect, type Socket } from "node:net";
import type { FuzzedRequest } from "./fuzzed-request.ts";

const TIMEOUT_MS = 15_000;

export interface Line {
  /** The status, 0 for a connection that was closed without an answer, or "hangs". */
  send(request: FuzzedRequest): Promise<number | "hangs">;
  close(): void;
}

export function openLine(url: string): Line {
  const { hostname, port } = new URL(url);
  let socket: Socket | undefined;
  return {
    send({ bytes, incomplete }) {
      if (!socket || socket.destroyed || !socket.writable) socket = connect(Number(port), hostname);
      const line = socket;
      return new Promise((resolve) => {
        let heard = "";
        const end = (status: number | "hangs", keep: boolean) => {
          clearTimeout(timer);
          line.removeAllListeners();
          line.on("error", () => {});
          if (!keep) line.destroy();
          resolve(status);
        };
        const timer = setTimeout(() => end("hangs", false), TIMEOUT_MS);
        line.on("error", () => {});
        line.on("close", () => end(statusOf(heard) ?? 0, false));
        line.on("data", (chunk) => {
          heard += chunk.toString("latin1");
          const answer = complete(heard, bytes);
          if (answer) end(answer.status, answer.keep && !incomplete);
        });
        // Without an end in sight the server would wait, as it should.
        if (incomplete) line.end(bytes);
        else line.write(bytes);
      });
    },
    close: () => socket?.destroy(),
  };
}

const statusOf = (heard: string) => {
  const statuses = [...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
  return statuses.findLast((status) => status >= 200) ?? statuses.at(-1);
};

/** The whole answer is there; an interim one is not yet it. */
function complete(heard: string, request: Buffer) {
  const answer = heard.replace(/^(HTTP\/1\.1 1\d\d .*\r\n([\w-]+: .*\r\n)*\r\n)+/, "");
  const headEnd = answer.indexOf("\r\n\r\n");
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
  if (headEnd < 0 || !status) return undefined;
  const head = answer.slice(0, headEnd);
  const isHead = request.subarray(0, 5).toString("latin1") === "HEAD ";
  const bodyless = isHead || status === 204 || status === 304;
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
  if (!bodyless && answer.length < headEnd + 4 + length) return undefined;
  return { status, keep: /^connection: keep-alive/im.test(head) };
}
