import { onTestFinished } from "vitest";
import { cdp } from "vitest/browser";

interface DevTools {
  send(method: string, parameters: object): Promise<unknown>;
}

/** Emulates the visitor's setting until the end of the test. */
export async function reduceMotion() {
  const devTools = cdp() as unknown as DevTools;
  const emulate = (value: string) =>
    devTools.send("Emulation.setEmulatedMedia", {
      features: [{ name: "prefers-reduced-motion", value }],
    });
  onTestFinished(async () => {
    await emulate("");
  });
  await emulate("reduce");
}
