import { join } from "node:path";

export type BrowserScript =
  | "dispatch"
  | "fraud-detection"
  | "hosted-field"
  | "paypal-button"
  | "venmo-desktop";

const bundles = new Map<BrowserScript, Promise<string>>();

/** Bundles a script of ./browser with its imports on first use. */
export function loadBrowserScript(name: BrowserScript): Promise<string> {
  const bundled = bundles.get(name) ?? bundle(join(import.meta.dirname, "browser", `${name}.ts`));
  bundles.set(name, bundled);
  return bundled;
}

async function bundle(file: string): Promise<string> {
  // Imported lazily, because vite is slow to load and only browser tests need it.
  const { build } = await import("vite");
  const result = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: { write: false, rolldownOptions: { input: file, output: { format: "iife" } } },
  });
  if (!("output" in result)) throw new Error(`${file} did not build to a single bundle`);
  return result.output[0].code;
}
