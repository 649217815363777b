import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../api/testing/postgres.ts";
import { type Browser, find, typedField, waitUntil } from "./browser.ts";

/** A click right after a scroll lands where the page was before it. */
const SCROLL_MS = 300;
const keys = { Escape: "\uE00C", ArrowRight: "\uE014" };

/** WebKitGTK, Safari's engine, in a bare window on a screen of its own, driven by WebKitWebDriver. */
export async function openWebkit(): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), "webkit-"));
  const consoleFile = join(folder, "console");
  writeFileSync(consoleFile, "");
  const screen = await openScreen();
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: screen.display,
      GDK_BACKEND: "x11",
      NO_AT_BRIDGE: "1",
      WEBKIT_CONSOLE: consoleFile,
    },
  });
  const ask = async (method: string, path: string, body: object = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === "POST" && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: Record<string, string> };
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await waitUntil("the driver", () => ask("GET", "/status"));
  const options = { binary: join(import.meta.dirname, "webkit-window.py"), args: [] };
  const { sessionId } = await ask("POST", "/session", {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
  });
  const post = (path: string, body?: object) => ask("POST", `/session/${sessionId}${path}`, body);
  const run = (body: string, ...args: unknown[]) =>
    post("/execute/sync", { script: `const args = [...arguments]; ${find}${body}`, args });
  /** As the protocol names elements. */
  const element = async (css: string, words: string | null = null) =>
    Object.values((await run("return find(...args);", css, words)) ?? {})[0];
  return {
    heard: () => readFileSync(consoleFile, "utf8").split("\n").filter(Boolean),
    size: (width, height) => post("/window/rect", { x: 0, y: 0, width, height }),
    goto: (url) => post("/url", { url }),
    run,
    async click(css, words) {
      const at = await waitUntil(`${css} ${words ?? ""} in sight`, async () => {
        await run(
          "find(...args).scrollIntoView({ block: 'center', behavior: 'instant' });",
          css,
          words ?? null,
        );
        await sleep(SCROLL_MS);
        return run(
          `const { x, y, width, height } = find(...args).getBoundingClientRect();
          const at = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
          return at.y > 0 && at.y < innerHeight && at;`,
          css,
          words ?? null,
        );
      });
      await post("/actions", {
        actions: [
          {
            type: "pointer",
            id: "mouse",
            parameters: { pointerType: "mouse" },
            actions: [
              { type: "pointerMove", duration: 0, ...(at as object) },
              { type: "pointerDown", button: 0 },
              { type: "pointerUp", button: 0 },
            ],
          },
        ],
      });
    },
    key: (key) =>
      post("/actions", {
        actions: [
          {
            type: "key",
            id: "keys",
            actions: ["keyDown", "keyUp"].map((type) => ({ type, value: keys[key] })),
          },
        ],
      }),
    fill: async (css, text) => post(`/element/${await element(css)}/value`, { text }),
    async fillInFrame(frame, text) {
      await post("/frame", { id: await run("return find(...args);", frame, null) });
      await post(`/element/${await element(typedField)}/value`, { text });
      await post("/frame", { id: null });
    },
    async close() {
      await ask("DELETE", `/session/${sessionId}`).catch(() => {});
      driver.kill();
      screen.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Xvfb takes the first number that is free, and says which. */
async function openScreen() {
  const screen = spawn(
    "Xvfb",
    ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const said = screen.stdio[3];
  const number = await new Promise<string>((resolve, reject) => {
    said?.once("data", (data) => resolve(String(data).trim()));
    screen.once("error", reject);
    screen.once("exit", () => reject(new Error("Xvfb did not start")));
  });
  return { display: `:${number}`, close: () => screen.kill() };
}
