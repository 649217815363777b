import { join } from "node:path";

export type BrowserScript = "dispatch" | "hosted-field" | "paypal-button" | "venmo-desktop";

const bundles = new Map<BrowserScript, Promise<string>>();

/** One of ./browser with all it imports, as a script that a page can run; bundled when first asked for. */
export function browserScript(name: BrowserScript): Promise<string> {
  const bundled = bundles.get(name) ?? bundle(join(import.meta.dirname, "browser", `${name}.ts`));
  bundles.set(name, bundled);
  return bundled;
}

async function bundle(file: string): Promise<string> {
  // Only a browser needs it, and it takes a while to load.
  const { build } = await import("vite");
  const result = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: { write: false, rolldownOptions: { input: file, output: { format: "iife" } } },
  });
  if (!("output" in result)) throw new Error(`${file} gave no single bundle`);
  return result.output[0].code;
}
