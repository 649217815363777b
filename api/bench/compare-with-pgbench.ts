/** The service and pgbench at the same work, one after the other on the same Postgres. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { pino } from "pino";
import { connect } from "../src/db/database.ts";
import { createQueue } from "../src/queue/queue.ts";
import { readSettings } from "../src/settings.ts";
import { testEnvironment } from "../testing/environment.ts";
import { type Cluster, createDatabase } from "../testing/postgres.ts";
import { type ServiceProcess, spawnService } from "../testing/process.ts";
import { withCpu } from "./cpu.ts";
import { hammer } from "./load-generator.ts";
import { insertJobsSql, runPgbench } from "./pgbench.ts";
import { whereTimeGoes } from "./profile.ts";

export interface Work {
  /** "lead", of which there are so many a second. */
  unit: string;
  connections: number;
  seconds: number;
  bytes: (n: number) => string;
  script: (insertJobs: string) => string;
  environment?: Record<string, string>;
  /** Of the service. */
  instances: number;
}

const WARM_UP_SECONDS = 3;
/** Numbers that no run uses up. */
const MANY = 1_000_000;

export async function openBench(cluster: Cluster, work: Work) {
  const { unit, connections, seconds, bytes, environment, instances } = work;
  const log = pino({ level: "silent" });
  const databaseUrl = await createDatabase(cluster.url(), "bench");
  const own = { databaseUrl, smtpUrl: "smtp://127.0.0.1:1" };
  const service = await spawnService({ ...own, run: "server", environment });
  const others = Array.from({ length: instances - 1 }, () =>
    spawnService({ ...own, run: "server", environment }),
  );
  const services = [service, ...(await Promise.all(others))];
  const db = connect(databaseUrl, log, { max: 2, limits: {} });
  const queue = createQueue(readSettings(testEnvironment({ ...own, RUN: "server" })), log);
  await queue.start();
  const script = work.script(await insertJobsSql(queue));
  let first = 1;
  const run = (on: readonly ServiceProcess[], lasting: number) => {
    const from = first;
    first += MANY;
    const urls = on.map(({ url }) => url);
    return hammer(urls, { connections, seconds: lasting, bytes, first: from });
  };
  /** Nothing of the last run is left to be written, and plans fit tables that are no longer empty. */
  const settle = async () => {
    await sql`analyze`.execute(db);
    await sql`checkpoint`.execute(db);
  };

  return {
    db,
    url: service.url,
    warmUp: () => run(services, Math.min(WARM_UP_SECONDS, seconds)),
    /** Prints how they compare; answers the service's rate. */
    async compare(title: string) {
      await settle();
      const { result: rate, cpu } = await withCpu(
        cluster,
        services.map(({ pid }) => pid),
        () => run(services, seconds),
      );
      await settle();
      const { result: bare, cpu: bareCpu } = await withCpu(cluster, [], () =>
        runPgbench(databaseUrl, script, { connections, seconds }),
      );
      const each = (cpuSeconds: number, count: number) =>
        `${((1e6 * cpuSeconds) / count).toFixed(0)} µs`;
      const busy = (cpuSeconds: number) => `${((100 * cpuSeconds) / seconds).toFixed(0)}%`;
      console.log(`
${title}, ${instances === 1 ? "one instance" : `${instances} instances`}
  service  ${rate.perSecond.toFixed(0)} ${unit}s/s, median ${rate.medianMs.toFixed(1)} ms, p99 ${rate.p99Ms.toFixed(1)} ms, refused ${rate.refused}
  pgbench  ${bare.perSecond.toFixed(0)} ${unit}s/s, average ${bare.latencyMs.toFixed(1)} ms; most of it, in ms: ${bare.statements.join(", ")}
  ratio    ${(rate.perSecond / bare.perSecond).toFixed(2)}
  processor for each ${unit}: service ${each(cpu.service, rate.requests)}, Postgres ${each(cpu.postgres, rate.requests)}, this side ${each(cpu.client, rate.requests)}; Postgres under pgbench ${each(bareCpu.postgres, bare.perSecond * seconds)}
  of a core: service ${busy(cpu.service)}, Postgres ${busy(cpu.postgres)}, this side ${busy(cpu.client)}; Postgres under pgbench ${busy(bareCpu.postgres)}`);
      return rate.perSecond;
    },
    /** Prints where a second service spends its time, and ends. */
    async profileAndClose() {
      await Promise.all(services.map((one) => one.kill("SIGTERM")));
      const folder = mkdtempSync(join(tmpdir(), "agency-profile-"));
      const profiled = await spawnService({
        ...own,
        run: "server",
        environment: { ...environment, NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder}` },
      });
      const short = Math.min(5, seconds);
      await run([profiled], short);
      await profiled.kill("SIGTERM");
      console.log(`\nthe service's time: ${whereTimeGoes(folder, short).join(", ")}`);
      rmSync(folder, { recursive: true });
      await queue.stop();
      await db.destroy();
    },
  };
}
