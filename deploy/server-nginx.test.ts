import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import https from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { waitUntil } from "../api/testing/load.ts";
import { freePort } from "../api/testing/postgres.ts";
import { serve } from "./serve.ts";
import { buildDebianConfig, buildMinimalSite } from "./testing/small-site.ts";

/** The server's files as provision and activate install them, except for the ports. */
const folder = mkdtempSync(join(tmpdir(), "agency-tls-"));
const site = buildMinimalSite();
const DOMAIN = "agency.example";
const readTemplate = (name: string) =>
  readFileSync(join(import.meta.dirname, name), "utf8").replaceAll("@DOMAIN@", DOMAIN);

let nginx: ReturnType<typeof serve>;
let httpPort: number;
let httpsPort: number;
beforeAll(async () => {
  [httpPort, httpsPort] = [await freePort(), await freePort()];
  const key = ["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-subj", "/CN=x"];
  execFileSync("openssl", ["req", "-x509", ...kind, ...key], { stdio: "ignore" });
  const tls = readTemplate("server/files/etc/nginx/agency-tls.conf").replaceAll(
    "/etc/agency/tls",
    folder,
  );
  writeFileSync(join(folder, "tls.conf"), tls);
  const redirect = readTemplate("server/files/etc/nginx/sites-available/agency-redirect")
    .replace("listen 80 ", `listen 127.0.0.1:${httpPort} `)
    .replace(/^.*listen \[::\]:80 .*$/m, "");
  // The same replacement as in `activate`.
  const listen = `\${LISTEN} ssl http2 default_server; include ${folder}/tls.conf`;
  const template =
    redirect + readTemplate("nginx/site.conf.template").replace(/\$\{LISTEN\}/, () => listen);
  const conf = (nginxFolder: string, path: string) => buildDebianConfig(nginxFolder, path, "60s");
  nginx = serve({ port: httpsPort, build: site, template, conf });
  const responds = () =>
    sendRequest(`http://127.0.0.1:${httpPort}/`).then(
      () => true,
      () => false,
    );
  await waitUntil("nginx responds", responds);
});
afterAll(async () => {
  nginx?.kill();
  if (nginx?.exitCode === null) await once(nginx, "exit");
  for (const path of [folder, site]) rmSync(path, { recursive: true });
});

function sendRequest(url: string, host = DOMAIN) {
  const options = { headers: { Host: host }, rejectUnauthorized: false, agent: false as const };
  const { get } = url.startsWith("https") ? https : http;
  return new Promise<http.IncomingMessage>((resolve, reject) => {
    get(url, options, (response) => {
      response.resume();
      resolve(response);
    }).on("error", reject);
  });
}

test("redirects HTTP to HTTPS without HSTS, and serves pages with HSTS", async () => {
  const redirect = await sendRequest(`http://127.0.0.1:${httpPort}/faq?a=b`);
  expect([redirect.statusCode, redirect.headers.location]).toEqual([
    301,
    `https://${DOMAIN}/faq?a=b`,
  ]);
  expect(redirect.headers["strict-transport-security"]).toBeUndefined();
  const page = await sendRequest(`https://127.0.0.1:${httpsPort}/faq`);
  expect(page.statusCode).toBe(200);
  expect(page.headers["strict-transport-security"]).toContain("max-age=");
});

test("redirects other domains to the site's domain", async () => {
  const other = await sendRequest(`https://127.0.0.1:${httpsPort}/faq`, `www.${DOMAIN}`);
  expect([other.statusCode, other.headers.location]).toEqual([301, `https://${DOMAIN}/faq`]);
});
