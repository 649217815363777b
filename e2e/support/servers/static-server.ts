import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";

const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".png": "image/png",
  ".woff2": "font/woff2",
};

/** Serves a folder below `base` and records the paths of 404 responses. */
export async function serveFolder(folder: string, base: string) {
  const missing: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    const path = join(folder, pathname.startsWith(base) ? pathname.slice(base.length) : "/../");
    const file = existsSync(path) && statSync(path).isDirectory() ? join(path, "index.html") : path;
    if (!pathname.startsWith(base) || !existsSync(file)) {
      missing.push(pathname);
      return response.writeHead(404).end();
    }
    response.writeHead(200, { "Content-Type": types[extname(file)] ?? "application/octet-stream" });
    response.end(readFileSync(file));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no address");
  return {
    url: `http://127.0.0.1:${address.port}`,
    missing,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
