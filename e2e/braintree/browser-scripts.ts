import { join } from "node:path";
import { bundle } from "../bundle.ts";

/** Stand-ins for the two scripts of the gateway that are not published on npm. */
export interface BrowserScripts {
  hostedField: string;
  payPalButton: string;
}

let bundled: Promise<BrowserScripts> | undefined;

export function browserScripts(): Promise<BrowserScripts> {
  bundled ??= Promise.all([script("hosted-field.ts"), script("paypal-button.ts")]).then(
    ([hostedField, payPalButton]) => ({ hostedField, payPalButton }),
  );
  return bundled;
}

const script = (file: string) => bundle(join(import.meta.dirname, "browser", file));
