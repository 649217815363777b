import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text as readText } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { control, isControl } from "./control.ts";
import { createBraintreeEmulator, type EmulatorOptions, type Outcome } from "./emulator.ts";

export interface ServerOptions extends EmulatorOptions {
  /** A free one unless told. */
  port?: number;
  host?: string;
}

export type RunningEmulator = Awaited<ReturnType<typeof startBraintreeEmulator>>;

/** The gateway on a socket of this machine: for the SDK, for a proxy, for other processes. */
export async function startBraintreeEmulator({
  port = 0,
  host = "127.0.0.1",
  ...options
}: ServerOptions) {
  const double = createBraintreeEmulator(options);

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { method = "GET", url: path = "/", headers } = request;
    const body = await readText(request);
    if (isControl(path)) {
      deliver(
        { kind: "answer", answer: await control(double, method, path, body) },
        request,
        response,
      );
    } else if (method === "OPTIONS") {
      response.writeHead(204, crossOrigin(request)).end();
    } else {
      const { authorization } = headers;
      deliver(await double.handle({ method, path, authorization, body }), request, response);
    }
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error) => {
      if (!request.readableAborted) console.error(error);
      response.destroy();
    });
  });
  // Longer than any caller keeps an idle connection: a connection dies when a fault says so, not by chance.
  server.keepAliveTimeout = 60_000;
  server.listen(port, host);
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The double has no port");

  return {
    ...double,
    port: address.port,
    url: `http://${host}:${address.port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

function deliver(delivery: Outcome, request: IncomingMessage, response: ServerResponse) {
  if (delivery.kind === "hang" || response.destroyed) return;
  if (delivery.kind === "reset") {
    request.socket.resetAndDestroy();
    return;
  }
  const { answer } = delivery;
  const gzip = /\bgzip\b/.test(request.headers["accept-encoding"] ?? "") && answer.body.length > 0;
  const body = gzip ? gzipSync(answer.body) : Buffer.from(answer.body);
  response.writeHead(answer.status, {
    ...answer.headers,
    ...crossOrigin(request),
    ...(gzip && { "content-encoding": "gzip" }),
    "content-length": body.length,
  });
  if (delivery.kind === "answer") response.end(body);
  else response.write(body.subarray(0, body.length / 2), () => request.socket.destroySoon());
}

/** The widget's calls come from the shop's page. */
function crossOrigin({ headers }: IncomingMessage): Record<string, string> {
  if (!headers.origin) return {};
  return {
    "access-control-allow-origin": headers.origin,
    "access-control-allow-methods": "GET, POST",
    "access-control-allow-headers": "authorization, braintree-version, content-type",
    vary: "origin",
  };
}
