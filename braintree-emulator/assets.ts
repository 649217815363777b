import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type BrowserScript, loadBrowserScript } from "./browser-script.ts";
import type { Operation } from "./operations.ts";
import { type EmulatorResponse, page, script, stylesheet } from "./response.ts";
import type { Call } from "./state.ts";

export type AssetOperation = Extract<
  Operation,
  "frame" | "wallet_frame" | "frame_script" | "stylesheet" | "paypal_script" | "device_script"
>;

const frameStyles =
  "html,body,input{margin:0;width:100%;height:100%;border:0;outline:0;font:16px sans-serif}";

/** Scripts and styles are separate files, because a site's CSP may forbid inline ones. */
const buildFramePage = (name: BrowserScript) =>
  page(
    `<link rel="stylesheet" href="emulator/frame.css"><body><script src="emulator/${name}.js"></script>`,
  );

/** Files that the payment form loads and npm does not have: its frames, PayPal's button and its fraud detection. */
export const assets: Record<
  AssetOperation,
  (call: Call) => EmulatorResponse | Promise<EmulatorResponse>
> = {
  frame: () => buildFramePage("hosted-field"),
  wallet_frame: ({ name }) =>
    name === "dispatch" || name === "venmo-desktop" ? buildFramePage(name) : page(""),
  frame_script: async ({ name = "" }) => {
    if (name === "frame.css") return stylesheet(frameStyles);
    return script(await loadBrowserScript(name.replace(/\.js$/, "") as BrowserScript));
  },
  stylesheet: async () => {
    const file = fileURLToPath(import.meta.resolve("braintree-web-drop-in/dropin.css"));
    return stylesheet(await readFile(file, "utf8"));
  },
  paypal_script: async () => script(await loadBrowserScript("paypal-button")),
  device_script: async () => script(await loadBrowserScript("fraud-detection")),
};
