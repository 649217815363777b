/** The whole product in a process of its own, for scripts that are not Playwright tests. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "../../../api/testing/postgres.ts";

/** With settings of the service that differ from those of the tests. */
export async function startSite(environment: Record<string, string> = {}) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const site = spawn("node", ["full-stack.ts"], {
    cwd: import.meta.dirname,
    env: { ...process.env, ...environment, PORT: String(port) },
    stdio: "inherit",
  });
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (site.exitCode !== null) throw new Error("The site did not start");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    url,
    async stop() {
      site.kill();
      await once(site, "exit");
    },
  };
}
