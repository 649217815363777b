import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text as readText } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { handleControlRequest, isControlPath } from "./control.ts";
import { createBraintreeEmulator, type EmulatorOptions, type Outcome } from "./emulator.ts";

export interface ServerOptions extends EmulatorOptions {
  /** By default a free port. */
  port?: number;
  host?: string;
}

export type RunningEmulator = Awaited<ReturnType<typeof startBraintreeEmulator>>;

/** The emulator as an HTTP server, for the SDK, a proxy or other processes. */
export async function startBraintreeEmulator({
  port = 0,
  host = "127.0.0.1",
  ...options
}: ServerOptions) {
  const emulator = createBraintreeEmulator(options);

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { method = "GET", url: path = "/", headers } = request;
    const body = await readText(request);
    if (isControlPath(path)) {
      const controlResponse = await handleControlRequest(emulator, method, path, body);
      send({ kind: "response", response: controlResponse }, request, response);
    } else if (method === "OPTIONS") {
      response.writeHead(204, crossOrigin(request)).end();
    } else {
      const { authorization } = headers;
      send(await emulator.handle({ method, path, authorization, body }), request, response);
    }
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error) => {
      if (!request.readableAborted) console.error(error);
      response.destroy();
    });
  });
  // Longer than any caller keeps an idle connection, so that only injected faults close connections.
  server.keepAliveTimeout = 60_000;
  server.listen(port, host);
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The emulator has no port");

  return {
    ...emulator,
    port: address.port,
    url: `http://${host}:${address.port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

function send(outcome: Outcome, request: IncomingMessage, response: ServerResponse) {
  if (outcome.kind === "hang" || response.destroyed) return;
  if (outcome.kind === "reset") {
    request.socket.resetAndDestroy();
    return;
  }
  const { status, headers, body: text } = outcome.response;
  const gzip = /\bgzip\b/.test(request.headers["accept-encoding"] ?? "") && text.length > 0;
  const body = gzip ? gzipSync(text) : Buffer.from(text);
  response.writeHead(status, {
    ...headers,
    ...crossOrigin(request),
    ...(gzip && { "content-encoding": "gzip" }),
    "content-length": body.length,
  });
  if (outcome.kind === "response") response.end(body);
  else response.write(body.subarray(0, body.length / 2), () => request.socket.destroySoon());
}

/** CORS headers, because the payment form calls from the site's origin. */
function crossOrigin({ headers }: IncomingMessage): Record<string, string> {
  if (!headers.origin) return {};
  return {
    "access-control-allow-origin": headers.origin,
    "access-control-allow-methods": "GET, POST",
    "access-control-allow-headers": "authorization, braintree-version, content-type",
    vary: "origin",
  };
}
