/** The whole product in a process of its own, for scripts that are not Playwright tests. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "../../api/testing/postgres.ts";

export async function startSite() {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const site = spawn("node", ["whole-site.ts"], {
    cwd: import.meta.dirname,
    env: { ...process.env, PORT: String(port) },
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
