import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import https from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { until } from "../api/testing/load.ts";
import { freePort } from "../api/testing/postgres.ts";
import { serve } from "./serve.ts";
import { asOnDebian, buildMinimalSite } from "./testing/served.ts";

/** The server's files as provision and activate put them in place, but for where they listen. */
const folder = mkdtempSync(join(tmpdir(), "agency-tls-"));
const site = buildMinimalSite();
const DOMAIN = "agency.example";
const file = (name: string) =>
  readFileSync(join(import.meta.dirname, name), "utf8").replaceAll("@DOMAIN@", DOMAIN);

let nginx: ReturnType<typeof serve>;
let plain: number;
let secure: number;
beforeAll(async () => {
  [plain, secure] = [await freePort(), await freePort()];
  const key = ["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-subj", "/CN=x"];
  execFileSync("openssl", ["req", "-x509", ...kind, ...key], { stdio: "ignore" });
  const tls = file("server/files/etc/nginx/agency-tls.conf").replaceAll("/etc/agency/tls", folder);
  writeFileSync(join(folder, "tls.conf"), tls);
  const redirect = file("server/files/etc/nginx/sites-available/agency-redirect")
    .replace("listen 80 ", `listen 127.0.0.1:${plain} `)
    .replace(/^.*listen \[::\]:80 .*$/m, "");
  // As `activate` fills it in.
  const listen = `\${LISTEN} ssl http2 default_server; include ${folder}/tls.conf`;
  const template =
    redirect + file("nginx/site.conf.template").replace(/\$\{LISTEN\}/, () => listen);
  const conf = (own: string, path: string) => asOnDebian(own, path, "60s");
  nginx = serve({ port: secure, build: site, template, conf });
  const answers = () =>
    ask(`http://127.0.0.1:${plain}/`).then(
      () => true,
      () => false,
    );
  await until("nginx answers", answers);
});
afterAll(async () => {
  nginx?.kill();
  if (nginx?.exitCode === null) await once(nginx, "exit");
  for (const made of [folder, site]) rmSync(made, { recursive: true });
});

function ask(url: string, host = DOMAIN) {
  const options = { headers: { Host: host }, rejectUnauthorized: false, agent: false as const };
  const { get } = url.startsWith("https") ? https : http;
  return new Promise<http.IncomingMessage>((resolve, reject) => {
    get(url, options, (answer) => {
      answer.resume();
      resolve(answer);
    }).on("error", reject);
  });
}

test("plain requests are sent on to TLS, without HSTS; pages come with it", async () => {
  const sent = await ask(`http://127.0.0.1:${plain}/faq?a=b`);
  expect([sent.statusCode, sent.headers.location]).toEqual([301, `https://${DOMAIN}/faq?a=b`]);
  expect(sent.headers["strict-transport-security"]).toBeUndefined();
  const page = await ask(`https://127.0.0.1:${secure}/faq`);
  expect(page.statusCode).toBe(200);
  expect(page.headers["strict-transport-security"]).toContain("max-age=");
});

test("whatever other name leads here is sent on to the site's own", async () => {
  const other = await ask(`https://127.0.0.1:${secure}/faq`, `www.${DOMAIN}`);
  expect([other.statusCode, other.headers.location]).toEqual([301, `https://${DOMAIN}/faq`]);
});
