import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "../../api/testing/postgres.ts";
import {
  copyRepository,
  ownerEnvironment,
  restoreSampleContent,
} from "../../scripts/copy-repository.ts";
import { type StartedScript, startScript, stopScript } from "../support/servers/started-script.ts";

test.describe.configure({ timeout: 600_000 });

let house: string;
let script: StartedScript | undefined;
test.beforeEach(() => {
  house = restoreSampleContent(copyRepository());
});
test.afterEach(async () => {
  if (script) await stopScript(script);
  rmSync(house, { recursive: true, force: true });
});

test("serves the page of a new template without a restart of npm run dev", async ({
  page,
  request,
}) => {
  const apiPort = String(await freePort());
  const env = {
    ...ownerEnvironment(house),
    DEV_PORT: String(await freePort()),
    DEV_API_PORT: apiPort,
    DEV_DESK_PORT: String(await freePort()),
    VITE_CACHE_DIR: join(house, "output/vite"),
  };
  script = startScript("scripts/dev.ts", env, house);
  const [, site = ""] = await script.untilPrinted(/Site +(\S+)/);
  const title = page.getByRole("heading", { level: 1 });
  await page.goto(`${site}/studio-diary`);
  await expect(title).toHaveText("This page does not exist", { timeout: 120_000 });

  const words = ["scripts/new-template/new-template.ts", "studio-diary"];
  const made = spawnSync("node", words, { cwd: house, env, encoding: "utf8" });
  expect(made.status, made.stderr).toBe(0);
  await expect(async () => {
    await page.goto(`${site}/studio-diary`);
    await expect(title).toHaveText("Studio Diary");
    // The service does not start when a file that it sells is missing.
    expect((await request.get(`http://127.0.0.1:${apiPort}/readyz`)).status()).toBe(200);
  }, script.said.text).toPass({ timeout: 200_000 });
});
