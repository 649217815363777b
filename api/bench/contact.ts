/**
 * npm run bench:contact -w api -- --seconds 10 --rows 1000000
 * Leads a second beside what pgbench does with the same inserts, with empty and with full tables.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { sql } from "kysely";
import { pino } from "pino";
import { connect, type Database } from "../src/db/database.ts";
import { readSettings } from "../src/env.ts";
import { createQueue } from "../src/jobs/queue.ts";
import { testEnvironment } from "../testing/environment.ts";
import { type Cluster, createDatabase, startCluster } from "../testing/postgres.ts";
import { spawnService } from "../testing/process.ts";
import { bareInserts, insertJobSql } from "./bare.ts";
import { withCpu } from "./cpu.ts";
import { hammer } from "./hammer.ts";
import { pageTimes } from "./pages.ts";
import { whereTimeGoes } from "./profile.ts";
import { seed } from "./seed.ts";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "10" },
    rows: { type: "string", default: "1000000" },
    connections: { type: "string", default: "32" },
  },
});
const seconds = Number(values.seconds);
const rows = Number(values.rows);
const connections = Number(values.connections);
const log = pino({ level: "silent" });
/** Two orders that are there from the beginning, to be asked for while there are no others. */
const FEW = 2;

const cluster = await startCluster({ durable: true });
try {
  await bench(cluster);
} finally {
  cluster.stop();
}

async function bench(cluster: Cluster) {
  const databaseUrl = await createDatabase(cluster.url(), "bench");
  const own = { databaseUrl, smtpUrl: "smtp://127.0.0.1:1" };
  const service = await spawnService({ ...own, run: "server" });
  const db = connect(databaseUrl, log, { max: 2, limits: {} });
  const queue = createQueue(readSettings(testEnvironment({ ...own, RUN: "server" })), log);
  await queue.start();
  const insertJob = await insertJobSql(queue);
  await seed(db, 1, FEW);

  let leads = 1;
  const measure = async (title: string) => {
    await settle(db);
    const first = leads;
    leads += 2_000_000;
    const { result: rate, cpu } = await withCpu(cluster, service.pid, () =>
      hammer(service.url, { connections, seconds, first }),
    );
    await settle(db);
    const { result: bare, cpu: bareCpu } = await withCpu(cluster, undefined, () =>
      bareInserts(databaseUrl, insertJob, { connections, seconds }),
    );
    const perLead = (cpuSeconds: number) => `${((1e6 * cpuSeconds) / rate.requests).toFixed(0)} µs`;
    console.log(`\n${title}`);
    console.log(
      `  service  ${rate.perSecond.toFixed(0)} leads/s, median ${rate.medianMs.toFixed(1)} ms, p99 ${rate.p99Ms.toFixed(1)} ms, refused ${rate.refused}`,
    );
    console.log(
      `  pgbench  ${bare.perSecond.toFixed(0)} leads/s, average ${bare.latencyMs.toFixed(1)} ms; ms: ${bare.statements.join(", ")}`,
    );
    console.log(`  ratio    ${(rate.perSecond / bare.perSecond).toFixed(2)}`);
    console.log(
      `  processor per lead: service ${perLead(cpu.service)}, Postgres ${perLead(cpu.postgres)}, client ${perLead(cpu.client)}; busy ${((100 * cpu.service) / seconds).toFixed(0)}%, ${((100 * cpu.postgres) / seconds).toFixed(0)}% and ${((100 * cpu.client) / seconds).toFixed(0)}% of a core; Postgres under pgbench ${((1e6 * bareCpu.postgres) / (bare.perSecond * seconds)).toFixed(0)} µs`,
    );
    return rate.perSecond;
  };

  await hammer(service.url, { connections, seconds: Math.min(3, seconds), first: 1_900_000 });
  const empty = { rate: await measure("empty tables"), pages: await pages(FEW) };
  console.log(`\nseeding ${rows} leads and orders`);
  await seed(db, FEW + 1, rows);
  const full = { rate: await measure(`${rows} leads and orders`), pages: await pages(rows) };

  console.log("\nfull against empty");
  console.log(`  leads/s ${(full.rate / empty.rate).toFixed(2)} (at least 0.9)`);
  for (const [name, ms] of Object.entries(full.pages)) {
    const before = empty.pages[name as keyof typeof empty.pages];
    console.log(
      `  ${name} ${before.toFixed(2)} -> ${ms.toFixed(2)}: ${(ms / before).toFixed(2)} (at most 1.2)`,
    );
  }
  await service.kill("SIGTERM");
  await profile(own);
  await queue.stop();
  await db.destroy();

  function pages(orders: number) {
    return pageTimes(service.url, db, orders);
  }
}

/** Nothing of the last run is left to be written. */
async function settle(db: Database) {
  await sql`checkpoint`.execute(db);
}

async function profile(own: { databaseUrl: string; smtpUrl: string }) {
  const folder = mkdtempSync(join(tmpdir(), "agency-profile-"));
  const environment = { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder}` };
  const service = await spawnService({ ...own, run: "server", environment });
  const short = Math.min(5, seconds);
  await hammer(service.url, { connections, seconds: short, first: 9_000_000 });
  await service.kill("SIGTERM");
  console.log(`\nthe service's time: ${whereTimeGoes(folder, short).join(", ")}`);
  rmSync(folder, { recursive: true });
}
