import { once } from "node:events";
import { createServer } from "node:net";
import { serve } from "../deploy/serve.ts";

/** The built site on a free port, for scripts that are not Playwright tests. */
export async function serveSite() {
  const port = await freePort();
  const nginx = serve({ port });
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; ; attempt++) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) break;
    if (attempt === 50) throw new Error("nginx did not start");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, stop: () => nginx.kill() };
}

export async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}
