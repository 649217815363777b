/** A minimal site with the real nginx configuration. A header sets the visitor's IP address. */
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
const debianConfig = "/etc/nginx/nginx.conf";

interface SmallSite {
  api: string | string[];
  /** nginx's timeout for the service. */
  timeout?: string;
}

/** Creates the site's files in a temporary folder. */
export function buildMinimalSite() {
  const build = mkdtempSync(join(tmpdir(), "agency-site-"));
  // nginx reads the folder as another user.
  chmodSync(build, 0o755);
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(build, name)), { recursive: true });
    writeFileSync(join(build, name), text);
  };
  for (const page of pages) write(`client/${page}`, page);
  write("client/site.webmanifest", "{}");
  const rows = pages.map((page) => `/${page} "default-src 'self' ${"x".repeat(900)}";`);
  const longName = `/demos/${"a-long-name/".repeat(8)}index.html "default-src 'self'";`;
  write(
    "csp.conf",
    `map $uri $content_security_policy { default ""; ${longName} ${rows.join("\n")} }`,
  );
  return build;
}

export async function serveSmallSite({ api, timeout = "60s" }: SmallSite) {
  const build = buildMinimalSite();
  const accessLog = join(build, "access.log");
  const port = await freePort();
  const conf = (folder: string, site: string) => buildDebianConfig(folder, site, timeout);
  const nginx = serve({ port, build, api, accessLog, conf });
  const url = `http://127.0.0.1:${port}`;
  let hasExited = false;
  nginx.once("exit", () => {
    hasExited = true;
  });
  while (!(await fetch(url).catch(() => undefined))) {
    if (hasExited) throw new Error("nginx did not start");
    await new Promise((wait) => setTimeout(wait, 50));
  }
  return {
    url,
    log: () => readFileSync(accessLog, "utf8"),
    async stop() {
      nginx.kill();
      if (!hasExited) await once(nginx, "exit");
      rmSync(build, { recursive: true });
    },
  };
}

/** The header with the visitor's IP address, because all test requests come from one machine. */
export const SENDER = "X-Test-Sender";

/** Debian's nginx.conf, with only its output paths and sites replaced. */
export function buildDebianConfig(folder: string, site: string, timeout: string) {
  const additions = `${setTemporaryPaths(folder)}\n${realIp}\nproxy_read_timeout ${timeout};`;
  return readFileSync(debianConfig, "utf8")
    .replace(/^pid .*$/m, `pid ${folder}/nginx.pid;\ndaemon off;`)
    .replace(/^error_log .*$/m, "error_log stderr;")
    .replace(/access_log .*;/, `access_log ${folder}/other.log;`)
    .replace(/^include \/etc\/nginx\/modules-enabled\/.*$/m, readModules())
    .replace(/include \/etc\/nginx\/conf\.d\/\*\.conf;/, additions)
    .replace("/etc/nginx/sites-enabled/*", site);
}

/** Debian's module configuration, with absolute paths because our nginx has another prefix. */
function readModules() {
  const folder = "/etc/nginx/modules-enabled";
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  return files.join("\n").replaceAll("modules/", "/usr/lib/nginx/modules/");
}

const realIp = `set_real_ip_from 127.0.0.1; real_ip_header ${SENDER};`;
const setTemporaryPaths = (folder: string) =>
  ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join("\n");
