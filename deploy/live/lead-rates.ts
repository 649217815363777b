/** Leads a second, measured on the machine itself: what the service, Postgres and the load make of its cores together. */
import type { Rate } from "../../api/bench/load-generator.ts";
import { pause, percentile } from "../../api/testing/load.ts";
import { query, run, runOn, SSH, server } from "./machine.ts";

const SECONDS = 10;
const ROUNDS = 3;

export async function installLoadGenerator() {
  const files =
    "package.json deploy/live/hammer-leads.ts api/bench/load-generator.ts api/testing/load.ts";
  const there = "mkdir -p /root/hammer && tar -x -C /root/hammer";
  await run("sh", ["-c", `tar -c ${files} | ${SSH} ${server.name} '${there}'`]);
}

export async function measureLeadRate(ports: readonly number[], seconds = SECONDS) {
  const node = "/srv/agency/current/bin/node /root/hammer/deploy/live/hammer-leads.ts";
  return JSON.parse(await runOn(server, `${node} ${seconds} ${ports.join(" ")}`)) as Rate;
}

export interface Way {
  ports: number[];
  /** Sees to it that all is so before each run. */
  before?: () => Promise<unknown>;
}

/** In turns, so that a slow minute of the host slows all of them; without the worker, which would share the cores. */
export async function compareRates<Name extends string>(ways: Record<Name, Way>) {
  const runs: Record<string, { rate: Rate; connections: number }[]> = {};
  await runOn(server, "systemctl stop agency@worker");
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, { ports, before }] of Object.entries<Way>(ways)) {
      await before?.();
      // As the bench does: nothing of the last run is left to be written.
      await deleteQueuedMail();
      await query("analyze");
      await query("checkpoint");
      const hammering = measureLeadRate(ports, round === 0 ? 3 : SECONDS);
      await pause(2_000);
      const connections = await serverConnections();
      const rate = await hammering;
      // The first round warms everything up.
      runs[name] = round === 0 ? [] : [...(runs[name] ?? []), { rate, connections }];
    }
  }
  await deleteQueuedMail();
  await runOn(server, "systemctl start agency@worker");
  const figures = Object.entries(runs).map(([name, all]) => {
    const each = (value: (rate: Rate) => number) => all.map(({ rate }) => Math.round(value(rate)));
    return [
      name,
      {
        "leads a second": percentile(
          each((rate) => rate.perSecond),
          0.5,
        ),
        each: each((rate) => rate.perSecond),
        "ms p50": each((rate) => rate.medianMs),
        "ms p99": each((rate) => rate.p99Ms),
        refused: each((rate) => rate.refused),
        "connections in use": Math.max(...all.map(({ connections }) => connections)),
      },
    ];
  });
  return Object.fromEntries(figures) as Record<Name, { refused: number[] } & object>;
}

/** Thousands of messages to nobody, which would take the worker minutes. */
export const deleteQueuedMail = () => query("delete from pgboss.job where name = 'mail'");

/** Those that did something in the last second, by the socket or by the network: the others are idle, or another run's. */
async function serverConnections() {
  const counts = await query(
    `select count(*) from pg_stat_activity
      where usename = 'agency' and state_change > now() - interval '1 second' group by client_addr is null`,
  );
  return Math.max(...counts.map(Number));
}
