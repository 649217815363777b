import { expect, test } from "vitest";
import { pause, until } from "../../api/testing/load.ts";
import { report } from "./figures.ts";
import { boot, cutPower, server, tryCommand } from "./machine.ts";
import { findLostRows, findUnmatchedPayments } from "./site.ts";
import { MINUTES, type SuiteContext, typicalLoad } from "./stage.ts";
import { generateLoad, sendRequest } from "./visitors.ts";

export function powerLoss(stage: SuiteContext) {
  test(
    "[FAULT-59] the machine switched off under load and on again: everything back without a hand, nothing lost",
    async () => {
      const visitors = generateLoad(typicalLoad(stage));
      await pause(15_000);
      await cutPower(server);
      const off = performance.now();
      await pause(2_000);
      const { seconds: bootSeconds } = await boot(server);
      const serves = async () =>
        (await sendRequest({ method: "GET", path: "/api/contact" }).catch(() => undefined))
          ?.status === 200;
      await until("the site serves again", serves, { withinMs: 5 * MINUTES, everyMs: 200 });
      const away = (performance.now() - off) / 1000;
      await pause(10_000);
      const told = await visitors.stop();
      const well =
        "nft list chain inet filter input | grep -c 'policy drop'; systemctl is-active agency@3000 agency@3001 agency@worker nginx agency-backup.timer agency-heartbeat.timer certbot.timer";
      const { output } = await tryCommand("sh", ["-c", `$SSH ${server.name} "${well}"`]);
      expect(output.trim().split("\n")).toEqual(["1", ...Array(7).fill("active")]);
      const matched = async () => (await findUnmatchedPayments(stage.world)) === 0;
      await until("cut off payments are looked after", matched, { withinMs: 2 * MINUTES });
      const missing = await findLostRows(told);
      report("FAULT-59", {
        "acknowledged leads and payments": [told.leads.length, told.payments.length],
        "lost of them": [missing.leads.length, missing.payments.length],
        "boot seconds": bootSeconds,
        "seconds without service, 2 of them switched off": away,
        "failed meanwhile": told.failures.length,
      });
      expect(missing).toEqual({ leads: [], payments: [] });
    },
    15 * MINUTES,
  );
}
