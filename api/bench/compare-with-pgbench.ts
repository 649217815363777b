/** Compares the service with pgbench running the same statements on the same Postgres. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { pino } from "pino";
import { readSettings } from "../src/core/settings.ts";
import { connect } from "../src/db/database.ts";
import { createQueue } from "../src/queue/queue.ts";
import { testEnvironment } from "../testing/environment.ts";
import { type Cluster, createDatabase } from "../testing/postgres.ts";
import { type ServiceProcess, spawnService } from "../testing/process.ts";
import { measureCpu } from "./cpu.ts";
import { generateLoad } from "./load-generator.ts";
import { insertJobsSql, runPgbench } from "./pgbench.ts";
import { summarizeProfile } from "./profile.ts";

export interface Workload {
  /** What is counted per second, such as "lead". */
  unit: string;
  connections: number;
  seconds: number;
  bytes: (n: number) => string;
  script: (insertJobs: string) => string;
  environment?: Record<string, string>;
  /** Instances of the service. */
  instances: number;
}

const WARM_UP_SECONDS = 3;
/** More request numbers than a run uses. */
const NUMBERS_PER_RUN = 1_000_000;

export async function openBench(cluster: Cluster, workload: Workload) {
  const { unit, connections, seconds, bytes, environment, instances } = workload;
  const log = pino({ level: "silent" });
  const databaseUrl = await createDatabase(cluster.url(), "bench");
  const options = { databaseUrl, smtpUrl: "smtp://127.0.0.1:1" };
  const service = await spawnService({ ...options, run: "server", environment });
  const others = Array.from({ length: instances - 1 }, () =>
    spawnService({ ...options, run: "server", environment }),
  );
  const services = [service, ...(await Promise.all(others))];
  const db = connect(databaseUrl, log, { max: 2, limits: {} });
  const queue = createQueue(
    readSettings(testEnvironment({ ...options, PROCESS_ROLE: "server" })),
    log,
  );
  await queue.start();
  const script = workload.script(await insertJobsSql(queue));
  let first = 1;
  const run = (targets: readonly ServiceProcess[], duration: number) => {
    const from = first;
    first += NUMBERS_PER_RUN;
    const urls = targets.map(({ url }) => url);
    return generateLoad(urls, { connections, seconds: duration, bytes, first: from });
  };
  /** Flushes the writes of the last run and updates the planner's statistics. */
  const settle = async () => {
    await sql`analyze`.execute(db);
    await sql`checkpoint`.execute(db);
  };

  return {
    db,
    url: service.url,
    warmUp: () => run(services, Math.min(WARM_UP_SECONDS, seconds)),
    /** Prints the comparison and returns the service's rate. */
    async compare(title: string) {
      await settle();
      const { result: rate, cpu } = await measureCpu(
        cluster,
        services.map(({ pid }) => pid),
        () => run(services, seconds),
      );
      await settle();
      const { result: pgbench, cpu: pgbenchCpu } = await measureCpu(cluster, [], () =>
        runPgbench(databaseUrl, script, { connections, seconds }),
      );
      const each = (cpuSeconds: number, count: number) =>
        `${((1e6 * cpuSeconds) / count).toFixed(0)} µs`;
      const busy = (cpuSeconds: number) => `${((100 * cpuSeconds) / seconds).toFixed(0)}%`;
      console.log(`
${title}, ${instances === 1 ? "one instance" : `${instances} instances`}
  service  ${rate.perSecond.toFixed(0)} ${unit}s/s, median ${rate.medianMs.toFixed(1)} ms, p99 ${rate.p99Ms.toFixed(1)} ms, rejected ${rate.rejected}
  pgbench  ${pgbench.perSecond.toFixed(0)} ${unit}s/s, average ${pgbench.latencyMs.toFixed(1)} ms; slowest statements in ms: ${pgbench.statements.join(", ")}
  ratio    ${(rate.perSecond / pgbench.perSecond).toFixed(2)}
  CPU per ${unit}: service ${each(cpu.service, rate.requests)}, Postgres ${each(cpu.postgres, rate.requests)}, client ${each(cpu.client, rate.requests)}; Postgres under pgbench ${each(pgbenchCpu.postgres, pgbench.perSecond * seconds)}
  share of a core: service ${busy(cpu.service)}, Postgres ${busy(cpu.postgres)}, client ${busy(cpu.client)}; Postgres under pgbench ${busy(pgbenchCpu.postgres)}`);
      return rate.perSecond;
    },
    /** Prints the CPU profile of a separate instance and stops everything. */
    async profileAndClose() {
      await Promise.all(services.map((instance) => instance.kill("SIGTERM")));
      const folder = mkdtempSync(join(tmpdir(), "agency-profile-"));
      const profiled = await spawnService({
        ...options,
        run: "server",
        environment: { ...environment, NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder}` },
      });
      const short = Math.min(5, seconds);
      await run([profiled], short);
      await profiled.kill("SIGTERM");
      console.log(`\nCPU profile of the service: ${summarizeProfile(folder, short).join(", ")}`);
      rmSync(folder, { recursive: true });
      await queue.stop();
      await db.destroy();
    },
  };
}
