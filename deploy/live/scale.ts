/** SCALE=1: what docs/scale.md names for a thousand times more, step by step with its figures. */
import { expect, test } from "vitest";
import { pause, until } from "../../api/testing/load.ts";
import { report } from "./figures.ts";
import {
  compareRates,
  deleteQueuedMail,
  installLoadGenerator,
  measureLeadRate,
} from "./lead-rates.ts";
import {
  boot,
  deploy,
  isUp,
  type Machine,
  offsiteHost,
  query,
  ready,
  runOn,
  server,
} from "./machine.ts";
import { findLostRows, findUnmatchedPayments } from "./site.ts";
import { MINUTES, type SuiteContext, typicalLoad } from "./stage.ts";
import { countFailures, generateLoad } from "./visitors.ts";

const direct = [3000, 3001];
/** Instances that are there for the comparison only. */
const pooled = [3002, 3003];
const throughPooler = "sed -i 's|postgresql/agency|postgresql:6432/agency|'";
const nothing = { leads: [], payments: [] };

export function scaling(stage: SuiteContext) {
  test(
    "one instance and two, straight to Postgres and through PgBouncer: leads a second",
    async () => {
      await stage.world.provision();
      await installLoadGenerator();
      await deploy("scale/pooler", [server.name]);
      for (const [n, port] of pooled.entries())
        await runOn(
          server,
          `cd /etc/agency/run; sed s/${direct[n]}/${port}/ ${direct[n]}.env >${port}.env; ${throughPooler} ${port}.env; systemctl restart agency@${port}`,
        );
      for (const port of [...direct, ...pooled]) await ready(port);
      // PgBouncer drops what a connection asks for; without the role's own, statements had no limit.
      const limits = "show statement_timeout; show idle_in_transaction_session_timeout";
      expect(await asService(limits)).toEqual(["10s", "15s"]);

      const figures = await compareRates({
        "one instance": { ports: direct.slice(0, 1) },
        "two instances": { ports: direct },
        "one instance through PgBouncer": { ports: pooled.slice(0, 1) },
        "two instances through PgBouncer": { ports: pooled },
      });
      report("scale, leads a second", figures);
      for (const { refused } of Object.values(figures)) expect(refused).toEqual([0, 0, 0]);

      // As before 1.21, and so with Debian 12's own: a statement that another connection planned is not known.
      await preparedStatements(0);
      const without = await measureLeadRate(pooled, 5);
      await preparedStatements(200);
      await deleteQueuedMail();
      report("scale, PgBouncer without prepared statements", {
        "leads refused": [without.refused, without.requests],
      });
      await runOn(server, `systemctl stop ${pooled.map((port) => `agency@${port}`).join(" ")}`);
    },
    20 * MINUTES,
  );

  test(
    "everything through PgBouncer: leads, payments and their mails arrive, over twenty connections",
    async () => {
      await runOn(
        server,
        `cd /etc/agency/run; grep -q 6432 3000.env || ${throughPooler} 3000.env 3001.env worker.env migrate.env`,
      );
      // As new settings are taken up, migration included.
      const current = await runOn(server, "basename $(readlink /srv/agency/current)");
      await deploy("release", [server.name, "use", current]);
      const mails = stage.world.mail.taken();
      const visitors = generateLoad(typicalLoad(stage));
      await pause(30_000);
      const connections = await query(
        "select coalesce(host(client_addr), 'socket'), count(*) from pg_stat_activity where usename = 'agency' group by 1",
      );
      const told = await visitors.stop();
      const waiting = () =>
        query(
          "select id from pgboss.job where name like 'mail%' and state < 'completed' and start_after <= now() limit 1",
        );
      await until("every mail is out", async () => (await waiting()).length === 0, {
        ...{ withinMs: 3 * MINUTES, everyMs: 1_000 },
      });
      const sent = stage.world.mail.taken() - mails;
      report("scale, all through PgBouncer", {
        requests: told.sent,
        failed: countFailures(told),
        "leads and payments acknowledged": [told.leads.length, told.payments.length],
        mails: sent,
        "connections Postgres has, by where they come from": connections,
        "ms p50 and p99": [told.p50, told.p99],
      });
      expect(connections).toEqual([expect.stringMatching(/^127\.0\.0\.1\|\d+$/)]);
      expect(Number(connections[0]?.split("|")[1])).toBeLessThanOrEqual(20);
      expect(countFailures(told)).toEqual({});
      expect(await findLostRows(told)).toEqual(nothing);
      expect(await findUnmatchedPayments(stage.world)).toBe(0);
      // Two for each lead, and a buyer's and the owner's for each payment.
      expect(sent).toBeGreaterThanOrEqual(2 * (told.leads.length + told.payments.length));
    },
    10 * MINUTES,
  );

  test(
    "a replica that is not waited for, and one that is: leads a second, and what is lost when it takes over",
    async () => {
      if (!(await isUp(offsiteHost))) await boot(offsiteHost);
      const made = await follow(server, offsiteHost);
      const waitFor = (name: string) => async () => {
        await query(`alter system set synchronous_standby_names = '${name}'`);
        await query("select pg_reload_conf()");
      };
      const figures = await compareRates({
        "replica not waited for": { ports: direct, before: waitFor("") },
        "replica waited for": { ports: direct, before: waitFor("agency_replica") },
      });
      report("scale, with a replica", { "seconds to make it": made.seconds, ...figures });

      await waitFor("")();
      const alone = await takeOver(stage, server, offsiteHost);
      report("scale, a replica takes over that was not waited for", alone.figures);

      // And back the same way, waited for.
      await follow(offsiteHost, server);
      await query("alter system set synchronous_standby_names = 'agency_replica'", offsiteHost);
      await query("select pg_reload_conf()", offsiteHost);
      const both = await takeOver(stage, offsiteHost, server);
      report("scale, a replica takes over that was waited for", both.figures);
      expect(both.missing).toEqual(nothing);
      const matched = async () => (await findUnmatchedPayments(stage.world)) === 0;
      await until("no money without its order", matched, { withinMs: 2 * MINUTES });
    },
    20 * MINUTES,
  );
}

/** Postgres killed under load; its replica promoted, PgBouncer led there. Nobody had to notice first. */
async function takeOver(stage: SuiteContext, from: Machine, to: Machine) {
  const visitors = generateLoad(typicalLoad(stage));
  await pause(20_000);
  const killed = Date.now();
  await runOn(
    from,
    "pkill -KILL -u postgres -x postgres; systemctl stop 'postgresql@*-main.service'",
  );
  await query("select pg_promote()", to);
  const promoted = Date.now();
  await deploy("scale/pooler", [server.name, ...(to === server ? [] : [to.address])]);
  const switched = Date.now();
  await pause(20_000);
  const told = await visitors.stop();
  const missing = await findLostRows(told, to);
  // Between the kill and the promotion no commit is possible.
  const again = Math.min(...told.leads.map(({ at }) => at).filter((at) => at > promoted));
  const figures = {
    "leads and payments acknowledged": [told.leads.length, told.payments.length],
    "lost of them": [missing.leads.length, missing.payments.length],
    "seconds until promoted": (promoted - killed) / 1000,
    "seconds until PgBouncer leads there": (switched - killed) / 1000,
    "seconds until leads are taken again": (again - killed) / 1000,
    requests: told.sent,
    failed: countFailures(told),
    "slowest ms": told.slowest,
  };
  return { missing, figures };
}

const follow = (primary: Machine, standby: Machine) =>
  deploy("scale/replica", [primary.name, standby.name], {
    ...{ PRIMARY_ADDRESS: primary.address, STANDBY_ADDRESS: standby.address },
  });

async function asService(statements: string) {
  const command =
    "cd / && runuser -u agency -- psql -XAtq 'host=/var/run/postgresql port=6432 dbname=agency'";
  return (await runOn(server, command, statements)).split("\n");
}

async function preparedStatements(most: number) {
  await runOn(
    server,
    `sed -i 's/^max_prepared_statements.*/max_prepared_statements = ${most}/' /etc/pgbouncer/pgbouncer.ini; systemctl restart pgbouncer`,
  );
  await pause(2_000);
}
