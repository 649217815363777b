import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "../../api/testing/postgres.ts";
import { watchNetwork } from "../support/checks/network.ts";
import { type StartedScript, startScript, stopScript } from "../support/servers/started-script.ts";
import { expectWorkingShop } from "../support/servers/working-shop.ts";

test.describe.configure({ mode: "serial", timeout: 1_800_000 });

const folder = mkdtempSync(join(tmpdir(), "agency-dev-"));
// Postgres runs as another user and needs read access.
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
    // Set in some shells; the script must ignore it.
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

/** Fails with the script's output when it is not ready in time. */
async function waitUntilReady({ run, output }: StartedScript) {
  const readState = () => readFileSync(join(folder, "dev.json"), "utf8");
  const fetchStatuses = () =>
    Promise.all([fetchStatus(url), fetchStatus(`http://127.0.0.1:${env.DEV_API_PORT}/readyz`)]);
  const isReady = async () => {
    if (run.exitCode !== null) return true;
    // Children of a killed process may still respond, so check the pid.
    const { pid, children } = JSON.parse(readState());
    return (
      pid === run.pid &&
      children.length === 3 &&
      (await fetchStatuses()).every((status) => status === "200")
    );
  };
  let reason: unknown;
  await expect
    .poll(isReady, { timeout: 600_000 })
    .toBe(true)
    .catch((error) => {
      reason = error;
    });
  const { exitCode } = run;
  const statuses = await fetchStatuses();
  expect({ exitCode, statuses }, [output.text, readState(), reason].join("\n")).toEqual({
    exitCode: null,
    statuses: ["200", "200"],
  });
}

async function fetchStatus(address: string) {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(30_000) });
    return response.ok ? "200" : `${response.status} ${await response.text()}`;
  } catch (error) {
    return String((error as Error).cause ?? error);
  }
}

test("explains in one line what to do when the port is taken", async () => {
  const other = createServer().listen(Number(env.DEV_PORT), "127.0.0.1");
  await once(other, "listening");
  const { run, output } = start();
  const [code] = await once(run, "exit");
  other.close();
  expect(code).toBe(1);
  expect(output.text.trim().split("\n")).toEqual([
    expect.stringContaining(`Port ${env.DEV_PORT} is used by another program. Stop it`),
  ]);
});

test("does not reload a page on its first visit", async ({ page }) => {
  await waitUntilReady(start());
  const network = watchNetwork(page);
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
    await network.waitUntilIdle();
  }
  expect(loads).toBe(pages.length);
});

test("sells, delivers and collects a $2,500 deposit when started with npm run dev", async ({
  browser,
  page,
}) => {
  await expectWorkingShop(started.at(-1) as StartedScript, page, browser);
});

test("reports in one line that the dev server is already running", async () => {
  const { run, output } = start();
  const [code] = await once(run, "exit");
  expect(code).toBe(1);
  expect(output.text.trim()).toBe(
    `Already running at ${url}. To stop it, run: kill ${started.at(-2)?.run.pid}`,
  );
});

test("starts with the same data after kill -9", async ({ request }) => {
  const { run } = started.at(-2) as StartedScript;
  run.kill("SIGKILL");
  await once(run, "exit");
  const next = start();
  await waitUntilReady(next);
  expect((await request.get(`${url}/api/openapi.json`)).status()).toBe(200);
});
