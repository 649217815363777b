/** SCALE_TESTS=1: tests and measures the scaling steps in docs/capacity-and-scaling.md. */
import { expect, test } from "vitest";
import { pause, waitUntil } from "../../api/testing/load.ts";
import { MINUTES, type SuiteContext, typicalLoad } from "./context.ts";
import { findLostRows, findUnmatchedPayments } from "./environment.ts";
import {
  compareRates,
  deleteQueuedMail,
  installLoadGenerator,
  measureLeadRate,
} from "./lead-rates.ts";
import { countFailures, generateLoad } from "./load-generator.ts";
import {
  boot,
  deploy,
  isUp,
  type Machine,
  offsiteHost,
  query,
  runOn,
  server,
  waitUntilReady,
} from "./machine.ts";
import { report } from "./report.ts";

const directPorts = [3000, 3001];
/** Additional instances, for the comparison only. */
const pooledPorts = [3002, 3003];
const usePgbouncer = "sed -i 's|postgresql/agency|postgresql:6432/agency|'";
const noLostRows = { leads: [], payments: [] };

export function testScaling(context: SuiteContext) {
  test(
    "measures leads per second with one and two instances, without and with PgBouncer",
    async () => {
      await context.environment.provision();
      await installLoadGenerator();
      await deploy("scale/pgbouncer", [server.name]);
      for (const [n, port] of pooledPorts.entries())
        await runOn(
          server,
          `cd /etc/agency/run; sed s/${directPorts[n]}/${port}/ ${directPorts[n]}.env >${port}.env; ${usePgbouncer} ${port}.env; systemctl restart agency@${port}`,
        );
      for (const port of [...directPorts, ...pooledPorts]) await waitUntilReady(port);
      // PgBouncer ignores a connection's settings. Without the role's settings, statements would have no time limit.
      const limits = "show statement_timeout; show idle_in_transaction_session_timeout";
      expect(await queryAsService(limits)).toEqual(["10s", "15s"]);

      const results = await compareRates({
        "one instance": { ports: directPorts.slice(0, 1) },
        "two instances": { ports: directPorts },
        "one instance with PgBouncer": { ports: pooledPorts.slice(0, 1) },
        "two instances with PgBouncer": { ports: pooledPorts },
      });
      report("scale, leads per second", results);
      for (const { rejected } of Object.values(results)) expect(rejected).toEqual([0, 0, 0]);

      // PgBouncer before 1.21, as in Debian 12, cannot share prepared statements between connections.
      await setMaxPreparedStatements(0);
      const without = await measureLeadRate(pooledPorts, 5);
      await setMaxPreparedStatements(200);
      await deleteQueuedMail();
      report("scale, PgBouncer without prepared statements", {
        "rejected and all leads": [without.rejected, without.requests],
      });
      await runOn(
        server,
        `systemctl stop ${pooledPorts.map((port) => `agency@${port}`).join(" ")}`,
      );
    },
    20 * MINUTES,
  );

  test(
    "processes leads, payments and emails through PgBouncer with at most 20 connections",
    async () => {
      await runOn(
        server,
        `cd /etc/agency/run; grep -q 6432 3000.env || ${usePgbouncer} 3000.env 3001.env worker.env migrate.env`,
      );
      // Applies the new settings, including those of the migration.
      const current = await runOn(server, "basename $(readlink /srv/agency/current)");
      await deploy("release", [server.name, "activate", current]);
      const emailCountBefore = context.environment.mail.getReceivedCount();
      const load = generateLoad(typicalLoad(context));
      await pause(30_000);
      const connections = await query(
        "select coalesce(host(client_addr), 'socket'), count(*) from pg_stat_activity where usename = 'agency' group by 1",
      );
      const result = await load.stop();
      const findQueuedEmails = () =>
        query(
          "select id from pgboss.job where name like 'mail%' and state < 'completed' and start_after <= now() limit 1",
        );
      await waitUntil("every email is sent", async () => (await findQueuedEmails()).length === 0, {
        ...{ withinMs: 3 * MINUTES, everyMs: 1_000 },
      });
      const emailCount = context.environment.mail.getReceivedCount() - emailCountBefore;
      report("scale, everything through PgBouncer", {
        requests: result.sent,
        failures: countFailures(result),
        "leads and payments acknowledged": [result.leads.length, result.payments.length],
        emails: emailCount,
        "Postgres connections by client address": connections,
        "ms p50 and p99": [result.p50, result.p99],
      });
      expect(connections).toEqual([expect.stringMatching(/^127\.0\.0\.1\|\d+$/)]);
      expect(Number(connections[0]?.split("|")[1])).toBeLessThanOrEqual(20);
      expect(countFailures(result)).toEqual({});
      expect(await findLostRows(result)).toEqual(noLostRows);
      expect(await findUnmatchedPayments(context.environment)).toBe(0);
      // Two emails for each lead, and two for each payment: to the buyer and to the owner.
      expect(emailCount).toBeGreaterThanOrEqual(2 * (result.leads.length + result.payments.length));
    },
    10 * MINUTES,
  );

  test(
    "measures an asynchronous and a synchronous replica, and loses nothing with the synchronous one",
    async () => {
      if (!(await isUp(offsiteHost))) await boot(offsiteHost);
      const created = await createReplica(server, offsiteHost);
      const setSynchronousStandby = (name: string) => async () => {
        await query(`alter system set synchronous_standby_names = '${name}'`);
        await query("select pg_reload_conf()");
      };
      const results = await compareRates({
        "asynchronous replica": { ports: directPorts, before: setSynchronousStandby("") },
        "synchronous replica": {
          ports: directPorts,
          before: setSynchronousStandby("agency_replica"),
        },
      });
      report("scale, with a replica", { "seconds to create it": created.seconds, ...results });

      await setSynchronousStandby("")();
      const asynchronous = await failOver(context, server, offsiteHost);
      report("scale, failover to an asynchronous replica", asynchronous.results);

      // Fail over in the other direction, with a synchronous replica.
      await createReplica(offsiteHost, server);
      await query("alter system set synchronous_standby_names = 'agency_replica'", offsiteHost);
      await query("select pg_reload_conf()", offsiteHost);
      const synchronous = await failOver(context, offsiteHost, server);
      report("scale, failover to a synchronous replica", synchronous.results);
      expect(synchronous.missing).toEqual(noLostRows);
      const isMatched = async () => (await findUnmatchedPayments(context.environment)) === 0;
      await waitUntil("every payment has a paid order", isMatched, { withinMs: 2 * MINUTES });
    },
    20 * MINUTES,
  );
}

/** Kills Postgres under load, promotes the replica immediately and connects PgBouncer to it. */
async function failOver(context: SuiteContext, from: Machine, to: Machine) {
  const load = generateLoad(typicalLoad(context));
  await pause(20_000);
  const killedAt = Date.now();
  await runOn(
    from,
    "pkill -KILL -u postgres -x postgres; systemctl stop 'postgresql@*-main.service'",
  );
  await query("select pg_promote()", to);
  const promotedAt = Date.now();
  await deploy("scale/pgbouncer", [server.name, ...(to === server ? [] : [to.address])]);
  const switchedAt = Date.now();
  await pause(20_000);
  const result = await load.stop();
  const missing = await findLostRows(result, to);
  // Between the kill and the promotion, no commit is possible.
  const nextLeadAt = Math.min(...result.leads.map(({ at }) => at).filter((at) => at > promotedAt));
  const results = {
    "leads and payments acknowledged": [result.leads.length, result.payments.length],
    "lost leads and payments": [missing.leads.length, missing.payments.length],
    "seconds to promotion": (promotedAt - killedAt) / 1000,
    "seconds to PgBouncer's switch": (switchedAt - killedAt) / 1000,
    "seconds to the next lead": (nextLeadAt - killedAt) / 1000,
    requests: result.sent,
    failures: countFailures(result),
    "slowest ms": result.slowest,
  };
  return { missing, results };
}

const createReplica = (primary: Machine, replica: Machine) =>
  deploy("scale/replica", [primary.name, replica.name], {
    ...{ PRIMARY_ADDRESS: primary.address, REPLICA_ADDRESS: replica.address },
  });

async function queryAsService(statements: string) {
  const command =
    "cd / && runuser -u agency -- psql -XAtq 'host=/var/run/postgresql port=6432 dbname=agency'";
  return (await runOn(server, command, statements)).split("\n");
}

async function setMaxPreparedStatements(max: number) {
  await runOn(
    server,
    `sed -i 's/^max_prepared_statements.*/max_prepared_statements = ${max}/' /etc/pgbouncer/pgbouncer.ini; systemctl restart pgbouncer`,
  );
  await pause(2_000);
}
