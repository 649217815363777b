import { join } from "node:path";
import { build } from "vite";

/** Stand-ins for the two scripts of the gateway that are not published on npm. */
export interface BrowserScripts {
  hostedField: string;
  payPalButton: string;
}

let bundled: Promise<BrowserScripts> | undefined;

export function browserScripts(): Promise<BrowserScripts> {
  bundled ??= Promise.all([bundle("hosted-field.ts"), bundle("paypal-button.ts")]).then(
    ([hostedField, payPalButton]) => ({ hostedField, payPalButton }),
  );
  return bundled;
}

async function bundle(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: {
      write: false,
      rolldownOptions: {
        input: join(import.meta.dirname, "browser", file),
        output: { format: "iife" },
      },
    },
  });
  if (!("output" in result)) throw new Error(`${file} gave no single bundle`);
  return result.output[0].code;
}
