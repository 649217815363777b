/** A server before the site, for what a browser cannot be told: where a request goes, and what it carries. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";

interface ProxyTarget {
  target: URL;
  headers?: OutgoingHttpHeaders;
  /** What the browser gets instead of the answer's body. */
  rewrite?: (body: string) => string;
}

export async function startProxy(pass: (asked: IncomingMessage) => ProxyTarget) {
  const server = createServer((asked, answer) => {
    const { target, headers, rewrite } = pass(asked);
    const { hostname, port, host } = target;
    const passed = request({
      ...{ hostname, port, method: asked.method, path: asked.url },
      headers: { ...asked.headers, host, ...headers },
    });
    passed.on("error", () => answer.destroy());
    passed.on("response", async (got) => {
      const status = got.statusCode ?? 502;
      if (!rewrite) return got.pipe(answer.writeHead(status, got.headers));
      const body = Buffer.from(rewrite(Buffer.concat(await got.toArray()).toString()));
      answer.writeHead(status, { ...got.headers, "content-length": body.length }).end(body);
    });
    asked.pipe(passed);
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
