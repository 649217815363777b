/** Measures leads per second on the machine itself, where the service, Postgres and the load share its cores. */
import type { Rate } from "../../api/bench/load-generator.ts";
import { pause, percentile } from "../../api/testing/load.ts";
import { query, run, runOn, SSH, server } from "./machine.ts";

const SECONDS = 10;
const ROUNDS = 3;

export async function installLoadGenerator() {
  const files =
    "package.json deploy/system-tests/lead-load.ts api/bench/load-generator.ts api/testing/load.ts";
  const unpack = "mkdir -p /root/load && tar -x -C /root/load";
  await run("sh", ["-c", `tar -c ${files} | ${SSH} ${server.name} '${unpack}'`]);
}

export async function measureLeadRate(ports: readonly number[], seconds = SECONDS) {
  const command = "/srv/agency/current/bin/node /root/load/deploy/system-tests/lead-load.ts";
  return JSON.parse(await runOn(server, `${command} ${seconds} ${ports.join(" ")}`)) as Rate;
}

export interface Setup {
  ports: number[];
  /** Runs before each measurement. */
  before?: () => Promise<unknown>;
}

/** Alternates between the setups, so that a slow minute of the host affects all. Stops the worker, which uses the cores too. */
export async function compareRates<Name extends string>(setups: Record<Name, Setup>) {
  const runs: Record<string, { rate: Rate; connections: number }[]> = {};
  await runOn(server, "systemctl stop agency@worker");
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, { ports, before }] of Object.entries<Setup>(setups)) {
      await before?.();
      // Finish all writes of the previous run, as the benchmark does.
      await deleteQueuedMail();
      await query("analyze");
      await query("checkpoint");
      const measurement = measureLeadRate(ports, round === 0 ? 3 : SECONDS);
      await pause(2_000);
      const connections = await countActiveConnections();
      const rate = await measurement;
      // The first round is a warm-up.
      runs[name] = round === 0 ? [] : [...(runs[name] ?? []), { rate, connections }];
    }
  }
  await deleteQueuedMail();
  await runOn(server, "systemctl start agency@worker");
  const results = Object.entries(runs).map(([name, all]) => {
    const each = (value: (rate: Rate) => number) => all.map(({ rate }) => Math.round(value(rate)));
    return [
      name,
      {
        "leads per second": percentile(
          each((rate) => rate.perSecond),
          0.5,
        ),
        each: each((rate) => rate.perSecond),
        "ms p50": each((rate) => rate.medianMs),
        "ms p99": each((rate) => rate.p99Ms),
        rejected: each((rate) => rate.rejected),
        "connections in use": Math.max(...all.map(({ connections }) => connections)),
      },
    ];
  });
  return Object.fromEntries(results) as Record<Name, { rejected: number[] } & object>;
}

/** The worker would need minutes for these thousands of emails. */
export const deleteQueuedMail = () => query("delete from pgboss.job where name = 'mail'");

/** Connections that were active in the last second. Counts socket and network separately and returns the larger count. */
async function countActiveConnections() {
  const counts = await query(
    `select count(*) from pg_stat_activity
      where usename = 'agency' and state_change > now() - interval '1 second' group by client_addr is null`,
  );
  return Math.max(...counts.map(Number));
}
