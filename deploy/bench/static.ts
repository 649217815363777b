/**
 * `npm run bench:static`: a page by our nginx configuration, and the same files by the barest one, turn by turn in
 * one run. Needs a built site and wrk.
 */
import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { serve } from "../serve.ts";

const ROUNDS = 5;
const SECONDS = 4;
const path = process.argv[2] ?? "/faq";
const root = resolve(import.meta.dirname, "../../web/build/client");

const bare = (port: number) => `server {
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
  bare: { port: 18_081, nginx: serve({ port: 18_081, template: bare(18_081) }) },
};
await pause(1_000);

const perSecond = { ours: [] as number[], bare: [] as number[] };
for (let round = 0; round < ROUNDS; round++)
  for (const name of ["ours", "bare"] as const) perSecond[name].push(hammer(sites[name].port));
for (const { nginx } of Object.values(sites)) nginx.kill();

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? 0;
const ours = median(perSecond.ours);
const theirs = median(perSecond.bare);
console.log(path, perSecond);
console.log(`ours ${ours}/s, bare ${theirs}/s: ${(ours / theirs).toFixed(2)}`);

function hammer(port: number): number {
  const url = `http://127.0.0.1:${port}${path}`;
  const said = execFileSync(
    "wrk",
    ["-t1", "-c50", `-d${SECONDS}s`, "-H", "Accept-Encoding: br", url],
    { encoding: "utf8" },
  );
  if (/Non-2xx/.test(said)) throw new Error(said);
  return Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]));
}
