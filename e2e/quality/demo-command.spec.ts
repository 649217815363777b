import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "@playwright/test";
import { freePort } from "../../api/testing/postgres.ts";
import { type StartedScript, startScript, stopScript } from "../support/servers/started-script.ts";
import { expectWorkingShop } from "../support/servers/working-shop.ts";

let folder: string;
let script: StartedScript;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "agency-demo-"));
  // Postgres and nginx run as other users and need read access.
  chmodSync(folder, 0o755);
});
test.afterEach(async () => {
  await stopScript(script);
  rmSync(folder, { recursive: true, force: true });
});

test("sells, delivers and collects a $2,500 deposit when started with npm run demo", async ({
  browser,
  page,
}) => {
  script = startScript("scripts/demo.ts --built", {
    // Set in some shells; the script must ignore it.
    NODE_ENV: "production",
    PORT: String(await freePort()),
    DEMO_FOLDER: folder,
  });
  await expectWorkingShop(script, page, browser);
});
