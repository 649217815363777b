/** CPU seconds, read from /proc. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Cluster } from "../testing/postgres.ts";

const TICKS_PER_SECOND = 100;

/** CPU seconds of a process, optionally with those of its exited children. */
function readCpuSeconds(pid: number, includeExited = false) {
  const stat = `/proc/${pid}/stat`;
  // An exited process is counted with its parent.
  if (!existsSync(stat)) return 0;
  const fields = readFileSync(stat, "utf8").split(") ")[1]?.split(" ") ?? [];
  const ticks = fields.slice(11, includeExited ? 15 : 13).map(Number);
  return ticks.reduce((sum, count) => sum + count, 0) / TICKS_PER_SECOND;
}

function readPostgresCpuSeconds(cluster: Cluster) {
  const first = Number(
    readFileSync(join(cluster.folder, "data/postmaster.pid"), "utf8").split("\n")[0],
  );
  const children = readFileSync(`/proc/${first}/task/${first}/children`, "utf8").trim().split(" ");
  const running = children
    .filter(Boolean)
    .reduce((sum, pid) => sum + readCpuSeconds(Number(pid)), 0);
  return readCpuSeconds(first, true) + running;
}

/** Runs the work and measures the CPU seconds of the service, of Postgres and of this process. */
export async function measureCpu<T>(
  cluster: Cluster,
  services: readonly number[],
  work: () => Promise<T>,
) {
  const now = () => ({
    service: services.reduce((sum, pid) => sum + readCpuSeconds(pid), 0),
    postgres: readPostgresCpuSeconds(cluster),
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
