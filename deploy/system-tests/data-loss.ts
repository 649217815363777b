import { expect, test } from "vitest";
import { pause, percentile, waitUntil } from "../../api/testing/load.ts";
import { MINUTES, type SuiteContext, typicalLoad } from "./context.ts";
import { findLostRows, findUnmatchedPayments } from "./environment.ts";
import {
  buildLead,
  countFailures,
  generateLoad,
  type LoadResult,
  sendRequest,
} from "./load-generator.ts";
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
import { report } from "./report.ts";

const readStandbyName = async () => (await query("show synchronous_standby_names"))[0] ?? "";
const waitUntilSynchronous = () =>
  waitUntil("commits wait for the offsite host", async () => (await readStandbyName()) !== "", {
    ...{ withinMs: 3 * MINUTES, everyMs: 500 },
  });
const waitUntilAsynchronous = () =>
  waitUntil("commits do not wait", async () => (await readStandbyName()) === "", {
    withinMs: MINUTES,
  });

/** Connects from the offsite host to the server with additional SSH options, and returns the output. */
const trySshOptions = (options: string) =>
  runOn(
    offsiteHost,
    `runuser -u agency-backup -- timeout 20 ssh -o BatchMode=yes ${options} agency_wal@${server.address} </dev/null 2>&1 || true`,
  );

/** Sends leads one by one. Returns the median and the 95th percentile of the response times. */
async function measureLeadTimes(name: string) {
  const times: number[] = [];
  for (let n = 0; n < 150; n++) {
    const startedAt = performance.now();
    expect((await sendRequest(buildLead(`${name}-${Date.now()}-${n}`))).status).toBe(200);
    times.push(performance.now() - startedAt);
  }
  return [percentile(times, 0.5), percentile(times, 0.95)].map(Math.round);
}

/** Kills Postgres and deletes its data under load, restores it, and finds acknowledged rows that are missing. */
async function loseData(
  context: SuiteContext,
  restoreArgs: string[],
  { afterSeconds }: { afterSeconds: number },
) {
  const load = generateLoad(typicalLoad(context));
  await pause(afterSeconds * 1000);
  await runOn(server, "pkill -KILL -u postgres -x postgres; rm -rf /var/lib/postgresql/*/main");
  const lostAt = Date.now();
  const { seconds } = await deploy("restore", restoreArgs);
  await pause(5_000);
  const result = await load.stop();
  const missing = await findLostRows(result);
  const oldest = Math.min(...[...missing.leads, ...missing.payments].map(({ at }) => at));
  return {
    missing,
    results: {
      "leads and payments acknowledged before the loss": countBefore(result, lostAt),
      "lost leads and payments": [missing.leads.length, missing.payments.length],
      "seconds lost": oldest === Number.POSITIVE_INFINITY ? 0 : (lostAt - oldest) / 1000,
      "seconds to restore, with a new backup": seconds,
      "seconds of downtime": measureDowntime(result),
    },
  };
}

const countBefore = ({ leads, payments }: LoadResult, time: number) =>
  [leads, payments].map((list) => list.filter(({ at }) => at < time).length);
const measureDowntime = ({ failures }: LoadResult) => {
  const times = failures.map(({ at }) => at);
  return times.length === 0 ? 0 : (Math.max(...times) - Math.min(...times)) / 1000;
};

export function testDataLoss(context: SuiteContext) {
  test(
    "replicates every commit to the offsite host, and continues when that host is offline",
    async () => {
      await context.environment.provision();
      await pause(2_000);
      // Only on a machine of an earlier run (KEEP_MACHINES).
      if (await readStandbyName()) await cutPower(offsiteHost);
      await waitUntil("commits do not wait", async () => (await readStandbyName()) === "");
      const withoutOffsite = await measureLeadTimes("without-offsite");
      if (!(await isUp(offsiteHost))) await boot(offsiteHost);
      await deploy("offsite-backup", [server.name, offsiteHost.name], {
        SERVER_ADDRESS: server.address,
      });
      await waitUntilSynchronous();
      expect(await trySshOptions(`-W 127.0.0.1:3000`)).toContain("administratively prohibited");
      expect(await trySshOptions(`-N -o ExitOnForwardFailure=yes -R 8099:127.0.0.1:22`)).toContain(
        "remote port forwarding failed",
      );
      const withOffsite = await measureLeadTimes("with-offsite");
      const load = generateLoad(typicalLoad(context));
      await pause(10_000);
      // Disconnect the network instead of stopping the host, so that the server gets no notification.
      await run("ip", ["link", "set", `vb-${offsiteHost.name}`, "down"]);
      const disconnectedAt = Date.now();
      await waitUntilAsynchronous();
      const detectionSeconds = (Date.now() - disconnectedAt) / 1000;
      await pause(10_000);
      await run("ip", ["link", "set", `vb-${offsiteHost.name}`, "up"]);
      const catchUpMs = await waitUntilSynchronous();
      const result = await load.stop();
      report("offsite host", {
        "ms per lead without it, p50 and p95": withoutOffsite,
        "ms per lead with it, p50 and p95": withOffsite,
        "seconds until commits stop waiting": detectionSeconds,
        "seconds until it has caught up": catchUpMs / 1000,
        "slowest ms": result.slowest,
        failures: countFailures(result),
      });
      expect(await findLostRows(result)).toEqual({ leads: [], payments: [] });
    },
    20 * MINUTES,
  );

  test(
    "[FAULT-57] loses no acknowledged leads and payments with the offsite backup, else under 90 seconds",
    async () => {
      await waitUntilSynchronous();
      const withOffsite = await loseData(context, [server.name, "--from", offsiteHost.name], {
        afterSeconds: 20,
      });
      report("FAULT-57 with the offsite backup", withOffsite.results);
      expect(withOffsite.missing).toEqual({ leads: [], payments: [] });
      await waitUntil(
        "every payment has a paid order",
        async () => !(await findUnmatchedPayments(context.environment)),
        {
          withinMs: 2 * MINUTES,
        },
      );
      await waitUntilSynchronous();

      // This backup contains synchronous_standby_names. After a restore, commits must not wait for the offsite host.
      await runOn(server, "systemctl start agency-backup");
      await cutPower(offsiteHost);
      await waitUntilAsynchronous();
      // Longer than archive_timeout.
      const withoutOffsite = await loseData(context, [server.name], { afterSeconds: 80 });
      report("FAULT-57 without the offsite backup", withoutOffsite.results);
      // archive_timeout is 60 s, and archiving takes some time.
      expect(withoutOffsite.results["seconds lost"]).toBeLessThan(90);
      await boot(offsiteHost);
    },
    30 * MINUTES,
  );

  test(
    "restores an emptied table to a point in time, and runs a restore drill",
    async () => {
      const before = await query("select count(*) from leads");
      const [targetTime = ""] = await query("select now() + interval '1 second'");
      await pause(3_000);
      await query("delete from leads; select pg_switch_wal()");
      const { seconds } = await deploy("restore", [server.name, targetTime]);
      expect(await query("select count(*) from leads")).toEqual(before);
      const drill = await deploy("restore-drill", [server.name]);
      expect(drill.output).toContain(`Restored leads: ${before} of ${before}`);
      report("point-in-time restore", { leads: before, seconds });
      report("restore drill", { seconds: drill.seconds, output: drill.output.trim().split("\n") });
    },
    20 * MINUTES,
  );

  test(
    "replaces a lost server with a new one that has every lead, payment and old link",
    async () => {
      if (!(await isUp(offsiteHost))) await boot(offsiteHost);
      await waitUntilSynchronous();
      const claim = await sendRequest({
        ...{ method: "POST", path: "/api/claims", headers: { "Content-Type": "application/json" } },
        body: JSON.stringify({
          ...{ idempotencyKey: crypto.randomUUID(), plan: "Basic Single-Page", amount: "49" },
          email: "buyer@load.example",
        }),
      });
      const { orderPath } = JSON.parse(claim.body) as { orderPath: string };
      const load = generateLoad(typicalLoad(context));
      await pause(10_000);
      await cutPower(server);
      const stoppedAt = performance.now();
      const result = await load.stop();
      await remove(server);
      await boot(server);
      await context.environment.authority.installCertificate();
      await context.environment.provision();
      await deploy("release", [server.name], { RELEASE_DIR: context.release.folder });
      const restored = await deploy("restore", [server.name, "--from", offsiteHost.name]);
      const minutes = (performance.now() - stoppedAt) / MINUTES;
      const missing = await findLostRows(result);
      report("lost server", {
        "leads and payments acknowledged": [result.leads.length, result.payments.length],
        "lost leads and payments": [missing.leads.length, missing.payments.length],
        "minutes to a new server": minutes,
        "seconds to restore": restored.seconds,
      });
      expect(missing).toEqual({ leads: [], payments: [] });
      const order = await sendRequest({
        method: "GET",
        path: orderPath.replace("/order/", "/api/orders/"),
      });
      expect(order.status).toBe(200);
      await deploy("offsite-backup", [server.name, offsiteHost.name], {
        SERVER_ADDRESS: server.address,
      });
      await waitUntilSynchronous();
    },
    30 * MINUTES,
  );
}
