import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../api/testing/postgres.ts";
import { type Browser, find, visibleField, waitUntil } from "./browser.ts";

/** Wait after scrolling, because an immediate click uses the old scroll position. */
const SCROLL_MS = 300;
const keys = { Escape: "\uE00C", ArrowRight: "\uE014" };

/** WebKitGTK, Safari's engine, in a window on a virtual screen, driven by WebKitWebDriver. */
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
  const send = async (method: string, path: string, body: object = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === "POST" && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Record<string, string> };
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await waitUntil("the driver", () => send("GET", "/status"));
  const options = { binary: join(import.meta.dirname, "webkit-window.py"), args: [] };
  const { sessionId } = await send("POST", "/session", {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
  });
  const post = (path: string, body?: object) => send("POST", `/session/${sessionId}${path}`, body);
  const run = (body: string, ...args: unknown[]) =>
    post("/execute/sync", { script: `const args = [...arguments]; ${find}${body}`, args });
  /** Returns the WebDriver element ID. */
  const findElement = async (css: string, text: string | null = null) =>
    Object.values((await run("return find(...args);", css, text)) ?? {})[0];
  return {
    consoleErrors: () => readFileSync(consoleFile, "utf8").split("\n").filter(Boolean),
    size: (width, height) => post("/window/rect", { x: 0, y: 0, width, height }),
    goto: (url) => post("/url", { url }),
    run,
    async click(css, text) {
      const position = await waitUntil(`${css} ${text ?? ""} in view`, async () => {
        await run(
          "find(...args).scrollIntoView({ block: 'center', behavior: 'instant' });",
          css,
          text ?? null,
        );
        await sleep(SCROLL_MS);
        return run(
          `const { x, y, width, height } = find(...args).getBoundingClientRect();
          const center = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
          return center.y > 0 && center.y < innerHeight && center;`,
          css,
          text ?? null,
        );
      });
      await post("/actions", {
        actions: [
          {
            type: "pointer",
            id: "mouse",
            parameters: { pointerType: "mouse" },
            actions: [
              { type: "pointerMove", duration: 0, ...(position as object) },
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
    fill: async (css, text) => post(`/element/${await findElement(css)}/value`, { text }),
    async fillInFrame(frame, text) {
      await post("/frame", { id: await run("return find(...args);", frame, null) });
      await post(`/element/${await findElement(visibleField)}/value`, { text });
      await post("/frame", { id: null });
    },
    async close() {
      await send("DELETE", `/session/${sessionId}`).catch(() => {});
      driver.kill();
      screen.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Xvfb picks a free display number and writes it to file descriptor 3. */
async function openScreen() {
  const screen = spawn(
    "Xvfb",
    ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const output = screen.stdio[3];
  const number = await new Promise<string>((resolve, reject) => {
    output?.once("data", (data) => resolve(String(data).trim()));
    screen.once("error", reject);
    screen.once("exit", () => reject(new Error("Xvfb did not start")));
  });
  return { display: `:${number}`, close: () => screen.kill() };
}
