/** A proxy in front of the site that rewrites targets and headers. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";

interface ProxyTarget {
  target: URL;
  headers?: OutgoingHttpHeaders;
  /** Replaces the response body. */
  rewrite?: (body: string) => string;
}

export async function startProxy(getTarget: (incoming: IncomingMessage) => ProxyTarget) {
  const server = createServer((incoming, outgoing) => {
    const { target, headers, rewrite } = getTarget(incoming);
    const { hostname, port, host } = target;
    const forwarded = request({
      ...{ hostname, port, method: incoming.method, path: incoming.url },
      headers: { ...incoming.headers, host, ...headers },
    });
    forwarded.on("error", () => outgoing.destroy());
    forwarded.on("response", async (response) => {
      const status = response.statusCode ?? 502;
      if (!rewrite) return response.pipe(outgoing.writeHead(status, response.headers));
      const body = Buffer.from(rewrite(Buffer.concat(await response.toArray()).toString()));
      outgoing.writeHead(status, { ...response.headers, "content-length": body.length }).end(body);
    });
    incoming.pipe(forwarded);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
