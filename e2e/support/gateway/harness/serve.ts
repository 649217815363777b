import type { BrowserContext } from "@playwright/test";
import { build } from "vite";

const origin = "http://localhost:5999";
let built: Promise<Map<string, string | Uint8Array>> | undefined;

/** Serves a page with only the payment form, from memory, and returns its URL. */
export async function serveHarness(context: BrowserContext): Promise<string> {
  built ??= buildHarness();
  const files = await built;
  await context.route(`${origin}/**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1) || "index.html";
    const body = files.get(name);
    if (body === undefined) return route.fallback();
    return route.fulfill({ contentType: contentType(name), body: Buffer.from(body) });
  });
  return `${origin}/`;
}

async function buildHarness() {
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "error",
    // StrictMode mounts twice in React's development build only.
    define: { "process.env.NODE_ENV": JSON.stringify("development") },
    build: { write: false },
  });
  if (!("output" in result)) throw new Error("The harness build has no output");
  return new Map(
    result.output.map((file) => [file.fileName, file.type === "chunk" ? file.code : file.source]),
  );
}

function contentType(name: string) {
  if (name.endsWith(".js")) return "text/javascript";
  return name.endsWith(".css") ? "text/css" : "text/html";
}
