import { expect, test } from "vitest";
import { until } from "../../api/testing/load.ts";
import { report } from "./figures.ts";
import { deploy, query, runOn, server, tryCommand } from "./machine.ts";
import { findLostRows, nextRelease } from "./site.ts";
import { MINUTES, type SuiteContext, typicalLoad } from "./stage.ts";
import { countFailures, generateLoad, sendRequest } from "./visitors.ts";

/** Ten unless told: on a busy machine a turn takes a minute. */
const turns = Number(process.env.TURNS ?? 10);

export function releases(stage: SuiteContext) {
  test(
    "[FAULT-56] upgrade and rollback under 50 requests a second, ten times: 0 failed",
    async () => {
      await stage.world.provision();
      const first = await currentRelease();
      const { folder: next, page } = await nextRelease(stage.packed.folder);
      const seconds: number[] = [];
      const visitors = generateLoad(typicalLoad(stage));
      const shipped = await deploy("release", [server.name], { PACKED: next });
      const second = await currentRelease();
      expect(second).not.toBe(first);
      for (let turn = 0; turn < turns; turn++) {
        if (turn > 0) seconds.push((await deploy("release", [server.name, "use", second])).seconds);
        await serves(page, 200);
        seconds.push((await deploy("release", [server.name, "back"])).seconds);
        expect(await currentRelease()).toBe(first);
        await serves(page, 404);
      }
      const told = await visitors.stop();
      const missing = await findLostRows(told);
      report("FAULT-56", {
        turns,
        requests: told.sent,
        failed: told.failures.length,
        why: countFailures(told),
        "visitors themselves stood still, ms at most": told.stalled,
        "leads and payments acknowledged": [told.leads.length, told.payments.length],
        "lost of them": [missing.leads.length, missing.payments.length],
        "shipping and switching seconds": shipped.seconds,
        "switching seconds, least and most": [Math.min(...seconds), Math.max(...seconds)],
        "ms p50, p99, slowest": [told.p50, told.p99, told.slowest],
      });
      expect(countFailures(told)).toEqual({});
      expect(missing).toEqual({ leads: [], payments: [] });
      expect(await query("select name from kysely_migration where name like '9999%'")).toHaveLength(
        1,
      );
    },
    30 * MINUTES,
  );

  test(
    "a release that does not start is taken back by itself, and nobody notices; five releases are kept",
    async () => {
      const first = await currentRelease();
      const visitors = generateLoad(typicalLoad(stage));
      await runOn(
        server,
        `cd /srv/agency/releases && cp -al ${first} broken && rm broken/api/src/health-routes.ts && echo 'throw new Error("broken");' >broken/api/src/health-routes.ts`,
      );
      const refused = await tryCommand("sh", [
        ...["-c", `$SSH ${server.name} READY_SECONDS=15 /usr/local/lib/agency/activate broken`],
      ]);
      const told = await visitors.stop();
      expect(refused.status, refused.output).toBe(1);
      expect(refused.output).toContain(`back to ${first}`);
      expect(await currentRelease()).toBe(first);
      report("a broken release", {
        seconds: refused.seconds,
        requests: told.sent,
        why: countFailures(told),
      });
      expect(countFailures(told)).toEqual({});
      await runOn(
        server,
        "cd /srv/agency/releases && rm -rf broken && mkdir old1 old2 old3 old4 old5 && touch -d 2020-01-01 old*",
      );
      await deploy("release", [server.name, "use", first]);
      const kept = (await runOn(server, "ls /srv/agency/releases")).split("\n");
      expect(kept).toHaveLength(5);
      expect(kept).toContain(first);
      await runOn(server, "rm -rf /srv/agency/releases/old*");
    },
    10 * MINUTES,
  );
}

/** nginx takes a moment to put new workers in the place of the old ones. */
const serves = (path: string, status: number) =>
  until(
    `${path} is answered with ${status}`,
    async () => {
      const answer = await sendRequest({ method: "GET", path }).catch(() => undefined);
      return answer?.status === status;
    },
    { withinMs: MINUTES },
  );

const currentRelease = () => runOn(server, "basename $(readlink /srv/agency/current)");
