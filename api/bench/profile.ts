/** Where the service's own time goes, by package, from a V8 profile. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string } }[];
  samples: number[];
  timeDeltas: number[];
}

/** The busiest first, in percent of the time that the process was not idle in its last seconds. */
export function whereTimeGoes(folder: string, seconds: number) {
  const [file] = readdirSync(folder);
  if (!file) return [];
  const { nodes, samples, timeDeltas }: Profile = JSON.parse(
    readFileSync(join(folder, file), "utf8"),
  );
  const places = new Map(nodes.map(({ id, callFrame }) => [id, placeOf(callFrame)]));
  const spent = new Map<string, number>();
  let total = 0;
  let untilEnd = timeDeltas.reduce((sum, delta) => sum + delta, 0);
  samples.forEach((id, index) => {
    const place = places.get(id) ?? "";
    const delta = timeDeltas[index] ?? 0;
    untilEnd -= delta;
    if (place === "(idle)" || untilEnd > seconds * 1e6) return;
    total += delta;
    spent.set(place, (spent.get(place) ?? 0) + delta);
  });
  return [...spent]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 12)
    .map(([place, time]) => `${place} ${((100 * time) / total).toFixed(0)}%`);
}

function placeOf({ functionName, url }: { functionName: string; url: string }) {
  if (url === "") return functionName.startsWith("(") ? functionName : `${functionName} of Node`;
  if (url.startsWith("node:")) return url.split("/").slice(0, 2).join("/");
  const installed = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(url);
  return installed?.[1] ?? "our own code";
}
