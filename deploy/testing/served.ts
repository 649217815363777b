/** The smallest site behind the real nginx configuration; whose request it is, a header says. */
import { once } from "node:events";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { freePort } from "../../api/testing/postgres.ts";
import { serve } from "../serve.ts";

const pages = [
  "index.html",
  "faq/index.html",
  "404/index.html",
  "__spa-fallback.html",
  "__pay-fallback.html",
  "demos/x/index.html",
];
const debian = "/etc/nginx/nginx.conf";

interface SmallSite {
  api: string | string[];
  /** How long nginx waits for the service. */
  timeout?: string;
}

/** Its files, in a folder that nginx may read. */
export function buildMinimalSite() {
  const build = mkdtempSync(join(tmpdir(), "agency-site-"));
  // nginx reads it as another user.
  chmodSync(build, 0o755);
  const file = (name: string, text: string) => {
    mkdirSync(dirname(join(build, name)), { recursive: true });
    writeFileSync(join(build, name), text);
  };
  for (const page of pages) file(`client/${page}`, page);
  file("client/site.webmanifest", "{}");
  const rows = pages.map((page) => `/${page} "default-src 'self' ${"x".repeat(900)}";`);
  const longName = `/demos/${"a-long-name/".repeat(8)}index.html "default-src 'self'";`;
  file(
    "csp.conf",
    `map $uri $content_security_policy { default ""; ${longName} ${rows.join("\n")} }`,
  );
  return build;
}

export async function serveSmallSite({ api, timeout = "60s" }: SmallSite) {
  const build = buildMinimalSite();
  const accessLog = join(build, "access.log");
  const port = await freePort();
  const conf = (folder: string, site: string) => asOnDebian(folder, site, timeout);
  const nginx = serve({ port, build, api, accessLog, conf });
  const url = `http://127.0.0.1:${port}`;
  let ended = false;
  nginx.once("exit", () => {
    ended = true;
  });
  while (!(await fetch(url).catch(() => undefined))) {
    if (ended) throw new Error("nginx did not start");
    await new Promise((wait) => setTimeout(wait, 50));
  }
  return {
    url,
    log: () => readFileSync(accessLog, "utf8"),
    async stop() {
      nginx.kill();
      if (!ended) await once(nginx, "exit");
      rmSync(build, { recursive: true });
    },
  };
}

/** Says whose request it is, where the test's own machine sends for many. */
export const SENDER = "X-Test-Sender";

/** Debian's file as it is, but for where it writes and which sites it serves. */
export function asOnDebian(folder: string, site: string, timeout: string) {
  const additions = `${temporary(folder)}\n${senders}\nproxy_read_timeout ${timeout};`;
  return readFileSync(debian, "utf8")
    .replace(/^pid .*$/m, `pid ${folder}/nginx.pid;\ndaemon off;`)
    .replace(/^error_log .*$/m, "error_log stderr;")
    .replace(/access_log .*;/, `access_log ${folder}/other.log;`)
    .replace(/^include \/etc\/nginx\/modules-enabled\/.*$/m, modules())
    .replace(/include \/etc\/nginx\/conf\.d\/\*\.conf;/, additions)
    .replace("/etc/nginx/sites-enabled/*", site);
}

/** Their paths are meant from where Debian's nginx is at home. */
function modules() {
  const folder = "/etc/nginx/modules-enabled";
  const parts = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  return parts.join("\n").replaceAll("modules/", "/usr/lib/nginx/modules/");
}

const senders = `set_real_ip_from 127.0.0.1; real_ip_header ${SENDER};`;
const temporary = (folder: string) =>
  ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join("\n");
