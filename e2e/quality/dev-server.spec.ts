import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "../../api/testing/postgres.ts";
import {
  copyRepository,
  ownerEnvironment,
  restoreSampleContent,
} from "../../scripts/copy-repository.ts";
import { watchNetwork } from "../support/checks/network.ts";
import { type StartedScript, startScript, stopScript } from "../support/servers/started-script.ts";
import { expectWorkingShop } from "../support/servers/working-shop.ts";

test.describe.configure({ mode: "serial" });

/** A copy, because a test adds a template to it. */
let repository: string;
let env: NodeJS.ProcessEnv;
let url: string;
let server: StartedScript;
const started: StartedScript[] = [];
test.beforeAll(async () => {
  repository = restoreSampleContent(copyRepository());
  const [port, apiPort, deskPort] = [await freePort(), await freePort(), await freePort()];
  url = `http://localhost:${port}`;
  env = {
    ...ownerEnvironment(repository),
    DEV_PORT: String(port),
    DEV_API_PORT: String(apiPort),
    DEV_DESK_PORT: String(deskPort),
    VITE_CACHE_DIR: join(repository, "output/vite"),
    // Set in some shells; the script must ignore it.
    NODE_ENV: "production",
  };
});
test.afterAll(async () => {
  for (const script of started) await stopScript(script);
  rmSync(repository, { recursive: true, force: true });
});

function start() {
  const script = startScript("scripts/dev.ts", env, repository);
  started.push(script);
  return script;
}

/** Fails with the script's output when it is not ready in time. */
async function waitUntilReady({ run, output }: StartedScript) {
  const readState = () => readFileSync(join(repository, "output/dev.json"), "utf8");
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
  server = start();
  await waitUntilReady(server);
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
  await expectWorkingShop(server, page, browser);
});

test("serves the page of a new template without a restart of npm run dev", async ({
  page,
  request,
}) => {
  const title = page.getByRole("heading", { level: 1 });
  await page.goto(`${url}/studio-diary`);
  await expect(title).toHaveText("This page does not exist");

  const args = ["scripts/new-template/new-template.ts", "studio-diary"];
  const result = spawnSync("node", args, { cwd: repository, env, encoding: "utf8" });
  expect(result.status, result.stderr).toBe(0);
  await expect(async () => {
    await page.goto(`${url}/studio-diary`);
    await expect(title).toHaveText("Studio Diary");
    // The service does not start when the file of a template is missing.
    const ready = await request.get(`http://127.0.0.1:${env.DEV_API_PORT}/readyz`);
    expect(ready.status()).toBe(200);
  }, server.output.text).toPass({ timeout: 600_000 });
});

test("reports in one line that the dev server is already running", async () => {
  const { run, output } = start();
  const [code] = await once(run, "exit");
  expect(code).toBe(1);
  expect(output.text.trim()).toBe(
    `Already running at ${url}. To stop it, run: kill ${server.run.pid}`,
  );
});

test("starts with the same data after kill -9", async ({ request }) => {
  server.run.kill("SIGKILL");
  await once(server.run, "exit");
  const next = start();
  await waitUntilReady(next);
  expect((await request.get(`${url}/api/openapi.json`)).status()).toBe(200);
});
