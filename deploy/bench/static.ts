/**
 * `npm run bench:static`: compares our nginx configuration with a minimal one, in alternating rounds.
 * Needs a built site and wrk.
 */
import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { serve } from "../serve.ts";

const ROUNDS = 5;
const SECONDS = 4;
const path = process.argv[2] ?? "/faq";
const root = resolve(import.meta.dirname, "../../web/build/client");

const buildMinimalConfig = (port: number) => `server {
  listen 127.0.0.1:${port};
  root ${root};
  access_log /dev/null combined;
  brotli_static on;
  gzip_static on;
  location / {
    try_files $uri $uri/index.html =404;
  }
}
`;

const sites = {
  ours: { port: 18_080, nginx: serve({ port: 18_080 }) },
  minimal: { port: 18_081, nginx: serve({ port: 18_081, template: buildMinimalConfig(18_081) }) },
};
await pause(1_000);

const requestsPerSecond = { ours: [] as number[], minimal: [] as number[] };
for (let round = 0; round < ROUNDS; round++)
  for (const name of ["ours", "minimal"] as const)
    requestsPerSecond[name].push(measureRate(sites[name].port));
for (const { nginx } of Object.values(sites)) nginx.kill();

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? 0;
const ours = median(requestsPerSecond.ours);
const minimal = median(requestsPerSecond.minimal);
console.log(path, requestsPerSecond);
console.log(`ours ${ours}/s, minimal ${minimal}/s: ${(ours / minimal).toFixed(2)}`);

function measureRate(port: number): number {
  const url = `http://127.0.0.1:${port}${path}`;
  const output = execFileSync(
    "wrk",
    ["-t1", "-c50", `-d${SECONDS}s`, "-H", "Accept-Encoding: br", url],
    { encoding: "utf8" },
  );
  if (/Non-2xx/.test(output)) throw new Error(output);
  return Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]));
}
