import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type BrowserScript, browserScript } from "./browser-script.ts";
import type { Operation } from "./operations.ts";
import { type EmulatorResponse, page, script, stylesheet } from "./response.ts";
import type { Call } from "./state.ts";

export type AssetOperation = Extract<
  Operation,
  "frame" | "wallet_frame" | "frame_script" | "stylesheet" | "paypal_script"
>;

const frameStyles =
  "html,body,input{margin:0;width:100%;height:100%;border:0;outline:0;font:16px sans-serif}";

/** Scripts and styles are files of their own, because a site's policy may forbid them inline. */
const framePage = (name: BrowserScript) =>
  page(
    `<link rel="stylesheet" href="double/frame.css"><body><script src="double/${name}.js"></script>`,
  );

/** What the widget loads and npm does not have: its frames, and PayPal's button. */
export const assets: Record<
  AssetOperation,
  (call: Call) => EmulatorResponse | Promise<EmulatorResponse>
> = {
  frame: () => framePage("hosted-field"),
  wallet_frame: ({ name }) =>
    name === "dispatch" || name === "venmo-desktop" ? framePage(name) : page(""),
  frame_script: async ({ name = "" }) => {
    if (name === "frame.css") return stylesheet(frameStyles);
    return script(await browserScript(name.replace(/\.js$/, "") as BrowserScript));
  },
  stylesheet: async () => {
    const file = fileURLToPath(import.meta.resolve("braintree-web-drop-in/dropin.css"));
    return stylesheet(await readFile(file, "utf8"));
  },
  paypal_script: async () => script(await browserScript("paypal-button")),
};
