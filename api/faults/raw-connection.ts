/** Sends raw requests, and reuses a connection as long as the server allows it. */
import { connect, type Socket } from "node:net";
import type { FuzzedRequest } from "./fuzzed-request.ts";

const TIMEOUT_MS = 15_000;

export interface RawConnection {
  /** Returns the status, 0 when the connection was closed without a response, or "timeout". */
  send(request: FuzzedRequest): Promise<number | "timeout">;
  close(): void;
}

export function openConnection(url: string): RawConnection {
  const { hostname, port } = new URL(url);
  let socket: Socket | undefined;
  return {
    send({ bytes, incomplete }) {
      if (!socket || socket.destroyed || !socket.writable) socket = connect(Number(port), hostname);
      const current = socket;
      return new Promise((resolve) => {
        let received = "";
        const end = (status: number | "timeout", keep: boolean) => {
          clearTimeout(timer);
          current.removeAllListeners();
          current.on("error", () => {});
          if (!keep) current.destroy();
          resolve(status);
        };
        const timer = setTimeout(() => end("timeout", false), TIMEOUT_MS);
        current.on("error", () => {});
        current.on("close", () => end(findStatus(received) ?? 0, false));
        current.on("data", (chunk) => {
          received += chunk.toString("latin1");
          const response = parseResponse(received, bytes);
          if (response) end(response.status, response.keep && !incomplete);
        });
        // Close an incomplete request, because the server would wait for more.
        if (incomplete) current.end(bytes);
        else current.write(bytes);
      });
    },
    close: () => socket?.destroy(),
  };
}

const findStatus = (received: string) => {
  const statuses = [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) =>
    Number(status),
  );
  return statuses.findLast((status) => status >= 200) ?? statuses.at(-1);
};

/** Returns undefined until the response is complete. Skips 1xx responses. */
function parseResponse(received: string, request: Buffer) {
  const response = received.replace(/^(HTTP\/1\.1 1\d\d .*\r\n([\w-]+: .*\r\n)*\r\n)+/, "");
  const headEnd = response.indexOf("\r\n\r\n");
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1]);
  if (headEnd < 0 || !status) return undefined;
  const head = response.slice(0, headEnd);
  const isHead = request.subarray(0, 5).toString("latin1") === "HEAD ";
  const hasNoBody = isHead || status === 204 || status === 304;
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
  if (!hasNoBody && response.length < headEnd + 4 + length) return undefined;
  return { status, keep: /^connection: keep-alive/im.test(head) };
}
