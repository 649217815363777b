/** Stands between the service and the gateway, and calls out at every step of a payment. */
import { once } from "node:events";
import { createServer, request as send } from "node:http";

/** What has happened when the listener is called. */
export type Step = "sale asked" | "sale done" | "capture asked" | "capture done" | "capture told";

interface Passing {
  step: Step;
  /** The order id that the gateway was given with the sale, where it is known. */
  reference?: string;
}

/** A step waits until the listener is done. */
export async function openGatewayProxy(
  gatewayUrl: string,
  onStep: (passing: Passing) => Promise<void>,
) {
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const kind = kindOf(incoming.url ?? "", incoming.method ?? "");
    if (kind) await onStep({ step: `${kind} asked`, reference: referenceIn(body) });
    const forwarded = send(gatewayUrl + incoming.url, {
      method: incoming.method,
      headers: { ...incoming.headers, "accept-encoding": "identity" },
    });
    forwarded.end(body);
    const [answer] = await once(forwarded, "response");
    const answered: Buffer[] = [];
    for await (const chunk of answer) answered.push(chunk);
    if (kind) await onStep({ step: `${kind} done`, reference: referenceIn(body) });
    outgoing.writeHead(answer.statusCode, answer.headers);
    outgoing.end(Buffer.concat(answered));
    if (kind === "capture") await onStep({ step: "capture told" });
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

function kindOf(path: string, method: string) {
  if (method === "POST" && /\/transactions$/.test(path)) return "sale";
  return /\/submit_for_settlement$/.test(path) ? "capture" : undefined;
}

function referenceIn(body: Buffer): string | undefined {
  return /"order_?id":"([^"]+)"/i.exec(body.toString())?.[1];
}
