import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "../../api/testing/postgres.ts";
import { type StartedScript, startScript, stopScript } from "../support/servers/started-script.ts";

test.describe.configure({ mode: "serial", timeout: 300_000, retries: 0 });

const folder = mkdtempSync(join(tmpdir(), "agency-dev-"));
// Postgres reads it as another user.
chmodSync(folder, 0o755);
let env: Record<string, string>;
let url: string;
const started: StartedScript[] = [];
test.beforeAll(async () => {
  const [port, apiPort, deskPort] = [await freePort(), await freePort(), await freePort()];
  url = `http://localhost:${port}`;
  env = {
    DEV_PORT: String(port),
    DEV_API_PORT: String(apiPort),
    DEV_DESK_PORT: String(deskPort),
    DEV_FOLDER: folder,
    VITE_CACHE_DIR: join(folder, "vite"),
    // A shell may have been left like this.
    NODE_ENV: "production",
  };
});
test.afterAll(async () => {
  for (const script of started) await stopScript(script);
  rmSync(folder, { recursive: true, force: true });
});

function start() {
  const script = startScript("scripts/dev.ts", env);
  started.push(script);
  return script;
}

/** Where it is not ready in time, what it said tells why. */
async function ready({ run, said }: StartedScript) {
  const known = () => readFileSync(join(folder, "dev.json"), "utf8");
  const answers = () =>
    Promise.all([answerOf(url), answerOf(`http://127.0.0.1:${env.DEV_API_PORT}/readyz`)]);
  const isReady = async () => {
    if (run.exitCode !== null) return true;
    // Until then it may be a killed one's children that answer.
    const { pid, children } = JSON.parse(known());
    return pid === run.pid && children.length === 3 && (await answers()).every((a) => a === "200");
  };
  await expect
    .poll(isReady, { timeout: 200_000 })
    .toBe(true)
    .catch(() => {});
  const { exitCode } = run;
  expect({ exitCode, answers: await answers() }, `${said.text}\n${known()}`).toEqual({
    exitCode: null,
    answers: ["200", "200"],
  });
}

async function answerOf(address: string) {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(30_000) });
    return answer.ok ? "200" : `${answer.status} ${await answer.text()}`;
  } catch (error) {
    return String((error as Error).cause ?? error);
  }
}

test("with its port taken, npm run dev says in one line what to do", async () => {
  const other = createServer().listen(Number(env.DEV_PORT), "127.0.0.1");
  await once(other, "listening");
  const { run, said } = start();
  const [code] = await once(run, "exit");
  other.close();
  expect(code).toBe(1);
  expect(said.text.trim().split("\n")).toEqual([
    expect.stringContaining(`Port ${env.DEV_PORT} is taken by another program: stop it`),
  ]);
});

test("the first visit of every page stays: nothing reloads under the visitor", async ({ page }) => {
  await ready(start());
  let loads = 0;
  page.on("load", () => {
    loads++;
  });
  const pages = ["/", "/faq", "/checkout?plan=Logo%20Design&amount=80", "/checkoutvenmo"];
  await page.goto(url);
  const name = page.getByLabel("Your Name*");
  await page.evaluate(() => ((window as { mark?: boolean }).mark = true));
  await name.fill("Ada");
  for (const [n, path] of pages.entries()) {
    if (n > 0) await page.goto(url + path);
    await page.waitForLoadState("networkidle");
  }
  expect(loads).toBe(pages.length);
});

test("a second one says in one line that there is one", async () => {
  const { run, said } = start();
  const [code] = await once(run, "exit");
  expect(code).toBe(1);
  expect(said.text.trim()).toBe(
    `Already running at ${url}: use it, or stop it with: kill ${started.at(-2)?.run.pid}`,
  );
});

test("after kill -9 the next one starts, with the same data", async ({ request }) => {
  const { run } = started.at(-2) as StartedScript;
  run.kill("SIGKILL");
  await once(run, "exit");
  const next = start();
  await ready(next);
  expect((await request.get(`${url}/api/openapi.json`)).status()).toBe(200);
});
