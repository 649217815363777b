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

test.describe.configure({ timeout: 1_800_000 });

let repository: string;
let script: StartedScript | undefined;
test.beforeEach(() => {
  repository = restoreSampleContent(copyRepository());
});
test.afterEach(async () => {
  if (script) await stopScript(script);
  rmSync(repository, { recursive: true, force: true });
});

test("serves the page of a new template without restarting npm run dev", async ({
  page,
  request,
}) => {
  const apiPort = String(await freePort());
  const env = {
    ...ownerEnvironment(repository),
    DEV_PORT: String(await freePort()),
    DEV_API_PORT: apiPort,
    DEV_DESK_PORT: String(await freePort()),
    VITE_CACHE_DIR: join(repository, "output/vite"),
  };
  script = startScript("scripts/dev.ts", env, repository);
  const [, site = ""] = await script.waitForOutput(/Site +(\S+)/);
  const title = page.getByRole("heading", { level: 1 });
  await page.goto(`${site}/studio-diary`);
  await expect(title).toHaveText("This page does not exist", { timeout: 600_000 });

  const args = ["scripts/new-template/new-template.ts", "studio-diary"];
  const result = spawnSync("node", args, { cwd: repository, env, encoding: "utf8" });
  expect(result.status, result.stderr).toBe(0);
  await expect(async () => {
    await page.goto(`${site}/studio-diary`);
    await expect(title).toHaveText("Studio Diary");
    // The service does not start when the file of a template is missing.
    expect((await request.get(`http://127.0.0.1:${apiPort}/readyz`)).status()).toBe(200);
  }, script.output.text).toPass({ timeout: 600_000 });
});
