import { expect, test } from "vitest";
import { pause, percentile, until } from "../../api/testing/load.ts";
import { report } from "./figures.ts";
import {
  boot,
  cutPower,
  deploy,
  isUp,
  offsiteHost,
  query,
  remove,
  run,
  runOn,
  server,
} from "./machine.ts";
import { findLostRows, findUnmatchedPayments } from "./site.ts";
import { MINUTES, type SuiteContext, typicalLoad } from "./stage.ts";
import { countFailures, generateLoad, type LoadResult, lead, sendRequest } from "./visitors.ts";

const waitsFor = async () => (await query("show synchronous_standby_names"))[0] ?? "";
const isCurrent = () =>
  until("commits wait for the second place", async () => (await waitsFor()) !== "", {
    ...{ withinMs: 3 * MINUTES, everyMs: 500 },
  });

/** What ssh says when the second place wants more of the server than the socket and the backups. */
const reachable = (wanted: string) =>
  runOn(
    offsiteHost,
    `runuser -u agency-backup -- timeout 20 ssh -o BatchMode=yes ${wanted} agency_wal@${server.address} </dev/null 2>&1 || true`,
  );

/** One lead after the other: how long a visitor waits. */
async function leadTimes(name: string) {
  const times: number[] = [];
  for (let n = 0; n < 150; n++) {
    const began = performance.now();
    expect((await sendRequest(lead(`${name}-${Date.now()}-${n}`))).status).toBe(200);
    times.push(performance.now() - began);
  }
  return [percentile(times, 0.5), percentile(times, 0.95)].map(Math.round);
}

/** Postgres killed and its data gone while visitors come; brought back; what was acknowledged and is not there. */
async function loseData(
  stage: SuiteContext,
  restore: string[],
  { afterSeconds }: { afterSeconds: number },
) {
  const visitors = generateLoad(typicalLoad(stage));
  await pause(afterSeconds * 1000);
  await runOn(server, "pkill -KILL -u postgres -x postgres; rm -rf /var/lib/postgresql/*/main");
  const gone = Date.now();
  const { seconds } = await deploy("restore", restore);
  await pause(5_000);
  const told = await visitors.stop();
  const missing = await findLostRows(told);
  const oldest = Math.min(...[...missing.leads, ...missing.payments].map(({ at }) => at));
  return {
    told,
    missing,
    figures: {
      "acknowledged before the loss": counted(told, (at) => at < gone),
      "lost of them": [missing.leads.length, missing.payments.length],
      "seconds lost": oldest === Number.POSITIVE_INFINITY ? 0 : (gone - oldest) / 1000,
      "seconds to restore, with a new backup": seconds,
      "seconds without service": span(told),
    },
  };
}

const counted = ({ leads, payments }: LoadResult, fits: (at: number) => boolean) =>
  [leads, payments].map((list) => list.filter(({ at }) => fits(at)).length);
const span = ({ failures }: LoadResult) => {
  const times = failures.map(({ at }) => at);
  return times.length === 0 ? 0 : (Math.max(...times) - Math.min(...times)) / 1000;
};

export function dataLoss(stage: SuiteContext) {
  test(
    "a second place receives every commit; what that costs, and what happens when it is away",
    async () => {
      await stage.world.provision();
      await pause(2_000);
      // Only of a machine that was kept from a run before.
      if (await waitsFor()) await cutPower(offsiteHost);
      await until("nobody is waited for", async () => (await waitsFor()) === "");
      const alone = await leadTimes("alone");
      if (!(await isUp(offsiteHost))) await boot(offsiteHost);
      await deploy("second-place", [server.name, offsiteHost.name], {
        SERVER_ADDRESS: server.address,
      });
      await isCurrent();
      expect(await reachable(`-W 127.0.0.1:3000`)).toContain("administratively prohibited");
      expect(await reachable(`-N -o ExitOnForwardFailure=yes -R 8099:127.0.0.1:22`)).toContain(
        "remote port forwarding failed",
      );
      const both = await leadTimes("both");
      const visitors = generateLoad(typicalLoad(stage));
      await pause(10_000);
      // Not switched off but cut off: nothing tells the server.
      await run("ip", ["link", "set", `vb-${offsiteHost.name}`, "down"]);
      const off = Date.now();
      await until("it is waited for no longer", async () => (await waitsFor()) === "", {
        withinMs: MINUTES,
      });
      const noticed = (Date.now() - off) / 1000;
      await pause(10_000);
      await run("ip", ["link", "set", `vb-${offsiteHost.name}`, "up"]);
      const back = await isCurrent();
      const told = await visitors.stop();
      report("second place", {
        "ms for a lead alone, p50 and p95": alone,
        "ms for a lead with it, p50 and p95": both,
        "seconds until it is waited for no longer": noticed,
        "seconds until it is current again": back / 1000,
        "slowest ms meanwhile": told.slowest,
        failed: countFailures(told),
      });
      expect(await findLostRows(told)).toEqual({ leads: [], payments: [] });
    },
    20 * MINUTES,
  );

  test(
    "[FAULT-57] Postgres's data directory deleted under load: acknowledged leads and payments lost: 0 with the second place current, and the measured window otherwise",
    async () => {
      await isCurrent();
      const current = await loseData(stage, [server.name, "--from", offsiteHost.name], {
        afterSeconds: 20,
      });
      report("FAULT-57 with the second place", current.figures);
      expect(current.missing).toEqual({ leads: [], payments: [] });
      await until(
        "no money without its order",
        async () => !(await findUnmatchedPayments(stage.world)),
        {
          withinMs: 2 * MINUTES,
        },
      );
      await isCurrent();

      // With the setting that waits for it: what is restored must not go on waiting.
      await runOn(server, "systemctl start agency-backup");
      await cutPower(offsiteHost);
      await until("it is waited for no longer", async () => (await waitsFor()) === "", {
        withinMs: MINUTES,
      });
      // Longer than the archive waits with a segment that is not full.
      const alone = await loseData(stage, [server.name], { afterSeconds: 80 });
      report("FAULT-57 without it", alone.figures);
      // What archive_timeout promises, and a little for the archiver's own work.
      expect(alone.figures["seconds lost"]).toBeLessThan(90);
      await boot(offsiteHost);
    },
    30 * MINUTES,
  );

  test(
    "a table emptied by mistake comes back as it was at a moment; the drill tells its figures",
    async () => {
      const before = await query("select count(*) from leads");
      const [moment = ""] = await query("select now() + interval '1 second'");
      await pause(3_000);
      await query("delete from leads; select pg_switch_wal()");
      const { seconds } = await deploy("restore", [server.name, moment]);
      expect(await query("select count(*) from leads")).toEqual(before);
      const drill = await deploy("drill", [server.name]);
      expect(drill.output).toContain(`leads ${before} of ${before}`);
      report("to a moment", { leads: before, seconds });
      report("drill", { seconds: drill.seconds, says: drill.output.trim().split("\n") });
    },
    20 * MINUTES,
  );

  test(
    "the machine is lost: a new one takes its place, with every lead, payment and old link",
    async () => {
      if (!(await isUp(offsiteHost))) await boot(offsiteHost);
      await isCurrent();
      const claim = await sendRequest({
        ...{ method: "POST", path: "/api/claims", headers: { "Content-Type": "application/json" } },
        body: JSON.stringify({
          ...{ key: crypto.randomUUID(), plan: "Basic Single-Page", amount: "49" },
          email: "kept@load.example",
        }),
      });
      const { orderPath } = JSON.parse(claim.body) as { orderPath: string };
      const visitors = generateLoad(typicalLoad(stage));
      await pause(10_000);
      await cutPower(server);
      const off = performance.now();
      const told = await visitors.stop();
      await remove(server);
      await boot(server);
      await stage.world.authority.introduce();
      await stage.world.provision();
      await deploy("release", [server.name], { PACKED: stage.packed.folder });
      const restored = await deploy("restore", [server.name, "--from", offsiteHost.name]);
      const minutes = (performance.now() - off) / MINUTES;
      const missing = await findLostRows(told);
      report("the machine lost", {
        "acknowledged leads and payments": [told.leads.length, told.payments.length],
        "lost of them": [missing.leads.length, missing.payments.length],
        "minutes to a new machine": minutes,
        "of them seconds to restore": restored.seconds,
      });
      expect(missing).toEqual({ leads: [], payments: [] });
      const order = await sendRequest({
        method: "GET",
        path: orderPath.replace("/order/", "/api/orders/"),
      });
      expect(order.status).toBe(200);
      await deploy("second-place", [server.name, offsiteHost.name], {
        SERVER_ADDRESS: server.address,
      });
      await isCurrent();
    },
    30 * MINUTES,
  );
}
