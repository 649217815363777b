/** Seconds of processor time, as Linux counts them. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Cluster } from "../testing/postgres.ts";

const TICKS_PER_SECOND = 100;

/** Of one process; with those of its children that have ended, when asked for. */
function cpuOf(pid: number, withEnded = false) {
  const stat = `/proc/${pid}/stat`;
  // One that has ended since is counted with its parent.
  if (!existsSync(stat)) return 0;
  const fields = readFileSync(stat, "utf8").split(") ")[1]?.split(" ") ?? [];
  const ticks = fields.slice(11, withEnded ? 15 : 13).map(Number);
  return ticks.reduce((sum, count) => sum + count, 0) / TICKS_PER_SECOND;
}

function cpuOfPostgres(cluster: Cluster) {
  const first = Number(
    readFileSync(join(cluster.folder, "data/postmaster.pid"), "utf8").split("\n")[0],
  );
  const children = readFileSync(`/proc/${first}/task/${first}/children`, "utf8").trim().split(" ");
  const living = children.filter(Boolean).reduce((sum, pid) => sum + cpuOf(Number(pid)), 0);
  return cpuOf(first, true) + living;
}

/** Runs the work; answers what it gave, and the seconds that the service and Postgres spent meanwhile. */
export async function withCpu<T>(
  cluster: Cluster,
  services: readonly number[],
  work: () => Promise<T>,
) {
  const now = () => ({
    service: services.reduce((sum, pid) => sum + cpuOf(pid), 0),
    postgres: cpuOfPostgres(cluster),
    client: process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
  });
  const before = now();
  const result = await work();
  const after = now();
  const cpu = {
    service: after.service - before.service,
    postgres: after.postgres - before.postgres,
    client: after.client - before.client,
  };
  return { result, cpu };
}
