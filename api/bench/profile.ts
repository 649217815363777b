/** CPU time of the service by package, from a V8 profile. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string } }[];
  samples: number[];
  timeDeltas: number[];
}

/** The busiest packages, in percent of the CPU time of the last seconds. */
export function summarizeProfile(folder: string, seconds: number) {
  const [file] = readdirSync(folder);
  if (!file) return [];
  const { nodes, samples, timeDeltas }: Profile = JSON.parse(
    readFileSync(join(folder, file), "utf8"),
  );
  const packages = new Map(nodes.map(({ id, callFrame }) => [id, findPackage(callFrame)]));
  const timeByPackage = new Map<string, number>();
  let total = 0;
  let remaining = timeDeltas.reduce((sum, delta) => sum + delta, 0);
  samples.forEach((id, index) => {
    const name = packages.get(id) ?? "";
    const delta = timeDeltas[index] ?? 0;
    remaining -= delta;
    if (name === "(idle)" || remaining > seconds * 1e6) return;
    total += delta;
    timeByPackage.set(name, (timeByPackage.get(name) ?? 0) + delta);
  });
  return [...timeByPackage]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 12)
    .map(([name, time]) => `${name} ${((100 * time) / total).toFixed(0)}%`);
}

function findPackage({ functionName, url }: { functionName: string; url: string }) {
  if (url === "") return functionName.startsWith("(") ? functionName : `${functionName} of Node`;
  if (url.startsWith("node:")) return url.split("/").slice(0, 2).join("/");
  const installed = /\/dist\/packages\/(.+)\.js$/.exec(url);
  return installed?.[1] ?? "our own code";
}
