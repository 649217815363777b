/** Stands between the service and Postgres like the network does, and can lose connections without a word. */
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export async function openSilentProxy(target: { port: number }) {
  const pairs = new Set<[Socket, Socket]>();
  let lost = false;
  const server = createServer((near) => {
    near.on("error", () => {});
    if (lost) return near.resume();
    const far = connect(target.port, "127.0.0.1");
    far.on("error", () => near.destroy());
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
    near.pipe(far);
    far.pipe(near);
    pairs.add([near, far]);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    /** Whatever is open stays open for ever and says nothing; new connections are silent too, or work. */
    lose({ newOnesToo }: { newOnesToo: boolean }) {
      lost = newOnesToo;
      for (const [near, far] of pairs) {
        near.unpipe(far);
        far.unpipe(near);
        near.removeAllListeners("close");
        far.removeAllListeners("close");
        near.resume();
        far.destroy();
      }
      pairs.clear();
    },
    /** New connections work again; those that were lost stay lost. */
    find() {
      lost = false;
    },
    close: () => server.close(),
  };
}
