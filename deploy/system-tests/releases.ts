import { expect, test } from "vitest";
import { waitUntil } from "../../api/testing/load.ts";
import { MINUTES, type SuiteContext, typicalLoad } from "./context.ts";
import { createNextRelease, findLostRows } from "./environment.ts";
import { countFailures, generateLoad, sendRequest } from "./load-generator.ts";
import { deploy, query, runOn, server, tryCommand } from "./machine.ts";
import { report } from "./report.ts";

/** On a busy machine, a round takes a minute. */
const roundCount = Number(process.env.TURNS ?? 10);

export function testReleases(context: SuiteContext) {
  test(
    "[FAULT-56] fails no request while it upgrades and rolls back ten times under load",
    async () => {
      await context.environment.provision();
      const first = await readCurrentRelease();
      const { folder: next, page } = await createNextRelease(context.release.folder);
      const seconds: number[] = [];
      const load = generateLoad(typicalLoad(context));
      const released = await deploy("release", [server.name], { RELEASE_DIR: next });
      const second = await readCurrentRelease();
      expect(second).not.toBe(first);
      for (let round = 0; round < roundCount; round++) {
        if (round > 0)
          seconds.push((await deploy("release", [server.name, "activate", second])).seconds);
        await waitForStatus(page, 200);
        seconds.push((await deploy("release", [server.name, "rollback"])).seconds);
        expect(await readCurrentRelease()).toBe(first);
        await waitForStatus(page, 404);
      }
      const result = await load.stop();
      const missing = await findLostRows(result);
      report("FAULT-56", {
        rounds: roundCount,
        requests: result.sent,
        failed: result.failures.length,
        failures: countFailures(result),
        "load generator stalled, max ms": result.stalled,
        "leads and payments acknowledged": [result.leads.length, result.payments.length],
        "lost leads and payments": [missing.leads.length, missing.payments.length],
        "seconds to copy and activate": released.seconds,
        "seconds to activate, min and max": [Math.min(...seconds), Math.max(...seconds)],
        "ms p50, p99, slowest": [result.p50, result.p99, result.slowest],
      });
      expect(countFailures(result)).toEqual({});
      expect(missing).toEqual({ leads: [], payments: [] });
      expect(await query("select name from kysely_migration where name like '9999%'")).toHaveLength(
        1,
      );
    },
    30 * MINUTES,
  );

  test(
    "rolls back automatically when a release does not start, and keeps five releases",
    async () => {
      const first = await readCurrentRelease();
      const load = generateLoad(typicalLoad(context));
      await runOn(
        server,
        `cd /srv/agency/releases && cp -al ${first} broken && rm broken/api/dist/server.js && echo 'throw new Error("broken");' >broken/api/dist/server.js`,
      );
      const activation = await tryCommand("sh", [
        ...["-c", `$SSH ${server.name} READY_SECONDS=15 /usr/local/lib/agency/activate broken`],
      ]);
      const result = await load.stop();
      expect(activation.status, activation.output).toBe(1);
      expect(activation.output).toContain(`Rolling back to ${first}`);
      expect(await readCurrentRelease()).toBe(first);
      report("broken release", {
        seconds: activation.seconds,
        requests: result.sent,
        failures: countFailures(result),
      });
      expect(countFailures(result)).toEqual({});
      await runOn(
        server,
        "cd /srv/agency/releases && rm -rf broken && mkdir old1 old2 old3 old4 old5 && touch -d 2020-01-01 old*",
      );
      await deploy("release", [server.name, "activate", first]);
      const releases = (await runOn(server, "ls /srv/agency/releases")).split("\n");
      expect(releases).toHaveLength(5);
      expect(releases).toContain(first);
      await runOn(server, "rm -rf /srv/agency/releases/old*");
    },
    10 * MINUTES,
  );
}

/** Polls, because nginx takes a short time to replace its workers. */
const waitForStatus = (path: string, status: number) =>
  waitUntil(
    `${path} returns ${status}`,
    async () => {
      const response = await sendRequest({ method: "GET", path }).catch(() => undefined);
      return response?.status === status;
    },
    { withinMs: MINUTES },
  );

const readCurrentRelease = () => runOn(server, "basename $(readlink /srv/agency/current)");
