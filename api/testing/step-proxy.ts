/** A proxy between the service and the gateway that reports every step of a payment or refund. */
import { once } from "node:events";
import { createServer, request as send } from "node:http";

type Kind = "sale" | "capture" | "refund" | "void";

/** What has just happened when the listener is called. */
export type Step = `${Kind} ${"requested" | "processed" | "responded"}`;

/** Waits for the listener at each step. A dropped request never reaches the gateway. */
export async function openGatewayProxy(
  gatewayUrl: string,
  onStep: (step: Step) => Promise<"dropped" | undefined>,
  /** Changes the gateway's response. */
  rewrite: (body: string) => string = (body) => body,
) {
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const kind = matchOperation(incoming.url ?? "", incoming.method ?? "");
    if (kind && (await onStep(`${kind} requested`)) === "dropped") return outgoing.destroy();
    const forwarded = send(gatewayUrl + incoming.url, {
      method: incoming.method,
      headers: { ...incoming.headers, "accept-encoding": "identity" },
    });
    forwarded.end(body);
    const [response] = await once(forwarded, "response");
    const responseChunks: Buffer[] = [];
    for await (const chunk of response) responseChunks.push(chunk);
    if (kind) await onStep(`${kind} processed`);
    const responseBody = Buffer.from(rewrite(Buffer.concat(responseChunks).toString()));
    outgoing.writeHead(response.statusCode, {
      ...response.headers,
      "content-length": responseBody.length,
    });
    outgoing.end(responseBody);
    if (kind) await onStep(`${kind} responded`);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function matchOperation(path: string, method: string): Kind | undefined {
  if (method === "POST" && /\/transactions$/.test(path)) return "sale";
  if (/\/submit_for_settlement$/.test(path)) return "capture";
  if (/\/refund$/.test(path)) return "refund";
  return /\/void$/.test(path) ? "void" : undefined;
}
