import { expect, test } from "vitest";
import { pause, waitUntil } from "../../api/testing/load.ts";
import { MINUTES, type SuiteContext, typicalLoad } from "./context.ts";
import { findLostRows, findUnmatchedPayments } from "./environment.ts";
import { generateLoad, sendRequest } from "./load-generator.ts";
import { boot, cutPower, server, tryCommand } from "./machine.ts";
import { report } from "./report.ts";

export function testPowerLoss(context: SuiteContext) {
  test(
    "[FAULT-59] recovers automatically and loses nothing after a power loss under load",
    async () => {
      const load = generateLoad(typicalLoad(context));
      await pause(15_000);
      await cutPower(server);
      const stoppedAt = performance.now();
      await pause(2_000);
      const { seconds: bootSeconds } = await boot(server);
      const isServing = async () =>
        (await sendRequest({ method: "GET", path: "/api/contact" }).catch(() => undefined))
          ?.status === 200;
      await waitUntil("the site is up", isServing, { withinMs: 5 * MINUTES, everyMs: 200 });
      const downtimeSeconds = (performance.now() - stoppedAt) / 1000;
      await pause(10_000);
      const result = await load.stop();
      const checks =
        "nft list chain inet filter input | grep -c 'policy drop'; systemctl is-active agency@3000 agency@3001 agency@worker nginx agency-backup.timer agency-heartbeat.timer certbot.timer";
      const { output } = await tryCommand("sh", ["-c", `$SSH ${server.name} "${checks}"`]);
      expect(output.trim().split("\n")).toEqual(["1", ...Array(7).fill("active")]);
      const isMatched = async () => (await findUnmatchedPayments(context.environment)) === 0;
      await waitUntil("interrupted payments are reconciled", isMatched, { withinMs: 2 * MINUTES });
      const missing = await findLostRows(result);
      report("FAULT-59", {
        "leads and payments acknowledged": [result.leads.length, result.payments.length],
        "lost leads and payments": [missing.leads.length, missing.payments.length],
        "boot seconds": bootSeconds,
        "seconds of downtime, including 2 switched off": downtimeSeconds,
        "failed requests": result.failures.length,
      });
      expect(missing).toEqual({ leads: [], payments: [] });
    },
    15 * MINUTES,
  );
}
