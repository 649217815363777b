/** Stands between the service and the gateway, and calls out at every step of a payment or a refund. */
import { once } from "node:events";
import { createServer, request as send } from "node:http";

type Kind = "sale" | "capture" | "refund" | "void";

/** What has happened when the listener is called. */
export type Step = `${Kind} ${"asked" | "done" | "told"}`;

/** A step waits until the listener is done. What was asked and is dropped never comes to the gateway. */
export async function openGatewayProxy(
  gatewayUrl: string,
  onStep: (step: Step) => Promise<"dropped" | undefined>,
  /** What the gateway says may be put in other words. */
  rewrite: (body: string) => string = (body) => body,
) {
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const kind = kindOf(incoming.url ?? "", incoming.method ?? "");
    if (kind && (await onStep(`${kind} asked`)) === "dropped") return outgoing.destroy();
    const forwarded = send(gatewayUrl + incoming.url, {
      method: incoming.method,
      headers: { ...incoming.headers, "accept-encoding": "identity" },
    });
    forwarded.end(body);
    const [answer] = await once(forwarded, "response");
    const answered: Buffer[] = [];
    for await (const chunk of answer) answered.push(chunk);
    if (kind) await onStep(`${kind} done`);
    const told = Buffer.from(rewrite(Buffer.concat(answered).toString()));
    outgoing.writeHead(answer.statusCode, { ...answer.headers, "content-length": told.length });
    outgoing.end(told);
    if (kind) await onStep(`${kind} told`);
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

function kindOf(path: string, method: string): Kind | undefined {
  if (method === "POST" && /\/transactions$/.test(path)) return "sale";
  if (/\/submit_for_settlement$/.test(path)) return "capture";
  if (/\/refund$/.test(path)) return "refund";
  return /\/void$/.test(path) ? "void" : undefined;
}
