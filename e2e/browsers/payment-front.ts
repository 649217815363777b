/** The site with the gateway's double below its own address, so that no browser needs to have names mapped. */
import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import type { PaymentFormName } from "@agency/contract/checkout";

const CLIENT_TOKEN = "/api/client_token";

/** The payment form is the given one, whatever the service would choose. */
export async function openPaymentFront(site: URL, double: URL, form: PaymentFormName) {
  const server = createServer((asked, answer) => {
    const path = asked.url ?? "/";
    const target = path.startsWith("/undefined/") ? double : site;
    const headers = {
      ...asked.headers,
      host: target.host,
      ...(asked.headers.origin && { origin: site.origin }),
      ...(path === CLIENT_TOKEN && { "accept-encoding": "identity" }),
    };
    const { hostname, port } = target;
    const passed = request({ hostname, port, method: asked.method, path, headers });
    passed.on("error", () => answer.destroy());
    passed.on("response", async (got) => {
      const status = got.statusCode ?? 502;
      if (path !== CLIENT_TOKEN) return got.pipe(answer.writeHead(status, got.headers));
      const token = JSON.parse(Buffer.concat(await got.toArray()).toString());
      const body = Buffer.from(JSON.stringify({ ...token, form }));
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
