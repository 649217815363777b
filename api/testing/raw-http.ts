/** HTTP over a raw socket, because clients normalize paths and headers. */
import { connect, type Socket } from "node:net";
import type { TestService } from "./service.ts";

export interface RawResponse {
  /** 0 when the connection was closed without a response. */
  status: number;
  headers: string;
  body: string;
}

export function openSocket({ url }: Pick<TestService, "url">): Socket {
  const { hostname, port } = new URL(url);
  return connect(Number(port), hostname);
}

/** The path may contain any character up to U+00FF; each is sent as one byte. */
export function rawGet(service: Pick<TestService, "url">, path: string): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = openSocket(service)
      .on("data", (chunk) => chunks.push(chunk))
      .on("error", reject)
      .on("close", () => resolve(parse(Buffer.concat(chunks).toString("latin1"))));
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: agency.example\r\nConnection: close\r\n\r\n`,
      "latin1",
    );
  });
}

function parse(text: string): RawResponse {
  const end = text.indexOf("\r\n\r\n");
  const headers = text.slice(0, end);
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(headers)?.[1] ?? 0),
    headers,
    body: text.slice(end + 4),
  };
}
