/** Runs the full stack in a separate process, for scripts outside of Playwright. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { waitUntilOpen } from "../../../api/testing/full-stack.ts";
import { freePort } from "../../../api/testing/postgres.ts";

export async function startSite(environment: Record<string, string> = {}) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const folder = mkdtempSync(join(tmpdir(), "agency-site-"));
  process.env.RUN_FOLDER = folder;
  const site = spawn("node", ["full-stack.ts"], {
    cwd: import.meta.dirname,
    env: { ...process.env, ...environment, PORT: String(port) },
    stdio: "inherit",
  });
  await waitUntilOpen(url, () => {
    if (site.exitCode !== null) throw new Error("The site did not start");
  });
  return {
    url,
    async stop() {
      if (site.kill()) await once(site, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
