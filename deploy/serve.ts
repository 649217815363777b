/** Serves the built site through nginx, with the production configuration. */
import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");
const modules = "/usr/lib/nginx/modules";

interface ServeOptions {
  port: number;
  /** One or more instances of the service, for /api/. */
  api?: string | string[];
  /** The folder of the built site. */
  build?: string;
  accessLog?: string;
  /** Builds nginx.conf for a folder and the path of the site's configuration. */
  conf?: (folder: string, site: string) => string;
  /** Additional locations for the site's server block. */
  locations?: string;
  /** Replaces the production configuration of the site, for comparisons. */
  template?: string;
}

/** Starts nginx in the foreground; killing the process stops the site. */
export function serve({
  port,
  api = "http://127.0.0.1:3000",
  build = join(root, "web/build"),
  accessLog = "/dev/null",
  conf = buildConfig,
  locations = "",
  template = readFileSync(join(root, "deploy/nginx/site.conf.template"), "utf8"),
}: ServeOptions) {
  const site = join(build, "client");
  if (!existsSync(join(site, "index.html")))
    throw new Error("No built site: run `npm run build:demo`");
  const folder = mkdtempSync(join(tmpdir(), "site-nginx-"));
  // nginx's workers run as another user and write temporary files here.
  chmodSync(folder, 0o711);
  const values: Record<string, string> = {
    LISTEN: `127.0.0.1:${port}`,
    ROOT: site,
    ACCESS_LOG: accessLog,
    CSP_FILE: join(build, "csp.conf"),
    API: [api]
      .flat()
      .map((url) => `server ${new URL(url).host} max_fails=0;`)
      .join(" "),
  };
  const filled = template.replace(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
  // The last brace closes the server block.
  writeFileSync(
    join(folder, "site.conf"),
    filled.replace(/\}\s*$/, () => `${locations}}\n`),
  );
  writeFileSync(join(folder, "nginx.conf"), conf(folder, join(folder, "site.conf")));
  const nginx = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  nginx.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return nginx;
}

/** A replacement for the server's nginx.conf. */
function buildConfig(folder: string, site: string) {
  const brotli = `${modules}/ngx_http_brotli_static_module.so`;
  return `${existsSync(brotli) ? `load_module ${brotli};` : ""}
daemon off;
pcre_jit on;
pid ${folder}/nginx.pid;
error_log stderr warn;
worker_processes auto;
events { worker_connections 768; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${site};
}
`;
}

if (import.meta.main) {
  const port = Number(process.env.PORT ?? 8080);
  const nginx = serve({ port });
  nginx.on("exit", (code) => process.exit(code ?? 0));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => nginx.kill());
  console.log(`http://127.0.0.1:${port}`);
}
