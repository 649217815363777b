/** A proxy between the service and Postgres that can drop connections without closing them. */
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export async function openBlackHoleProxy(target: { port: number }) {
  const pairs = new Set<[Socket, Socket]>();
  let isBlackHole = false;
  const server = createServer((client) => {
    client.on("error", () => {});
    if (isBlackHole) return client.resume();
    const upstream = connect(target.port, "127.0.0.1");
    upstream.on("error", () => client.destroy());
    client.on("close", () => upstream.destroy());
    upstream.on("close", () => client.destroy());
    client.pipe(upstream);
    upstream.pipe(client);
    pairs.add([client, upstream]);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    /** Open connections stay open but receive nothing more; with `includeNew` new ones as well. */
    drop({ includeNew }: { includeNew: boolean }) {
      isBlackHole = includeNew;
      for (const [client, upstream] of pairs) {
        client.unpipe(upstream);
        upstream.unpipe(client);
        client.removeAllListeners("close");
        upstream.removeAllListeners("close");
        client.resume();
        upstream.destroy();
      }
      pairs.clear();
    },
    /** New connections work again; dropped ones do not. */
    restore() {
      isBlackHole = false;
    },
    close: () => server.close(),
  };
}
