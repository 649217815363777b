import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { startBraintreeEmulator } from "@agency/braintree-emulator/server";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeCertificate } from "../../testing/certificate.ts";
import { openNameServer, type Zone } from "../../testing/dns.ts";
import { gatewayEnvironment, keys } from "../../testing/gateway-keys.ts";
import { createDatabase, freePort } from "../../testing/postgres.ts";
import {
  openRejectingMailServer,
  type RejectingMailServer,
} from "../../testing/rejecting-mail-server.ts";
import { startTestService, type TestService, testEnvironment } from "../../testing/service.ts";
import { runChecks } from "./doctor.ts";

const DOMAIN = "agency.example";
const production = { NODE_ENV: "production", ALLOW_BRAINTREE_EMULATOR: "true" };
const good: Zone = {
  [`A ${DOMAIN}`]: ["127.0.0.1"],
  [`TXT ${DOMAIN}`]: ["something=else", "v=spf1 include:mail.example -all"],
  [`TXT s1._domainkey.${DOMAIN}`]: ["v=DKIM1; k=rsa; p=MIGfMA0G"],
  [`TXT _dmarc.${DOMAIN}`]: ["v=DMARC1; p=reject"],
};
const zone: Zone = {};

let names: Awaited<ReturnType<typeof openNameServer>>;
let gateway: Awaited<ReturnType<typeof startBraintreeEmulator>>;
let mail: RejectingMailServer;
let site: Server;
let service: TestService;
let certificate: ReturnType<typeof makeCertificate>;
const serve = (options: { days?: number; name?: string }) => {
  certificate = makeCertificate({ name: DOMAIN, days: 80, ...options });
  site.setSecureContext(certificate);
};

beforeAll(async () => {
  service = await startTestService();
  names = await openNameServer(zone);
  gateway = await startBraintreeEmulator(keys);
  mail = await openRejectingMailServer();
  certificate = makeCertificate({ name: DOMAIN, days: 80 });
  site = createServer(certificate);
  await new Promise<void>((ready) => site.listen(0, "127.0.0.1", ready));
});
beforeEach(() => {
  for (const name of Object.keys(zone)) delete zone[name];
  Object.assign(zone, good);
  mail.rejects = "recipients";
  serve({});
});
afterAll(async () => {
  names.close();
  site.close();
  await mail.close();
  await gateway.close();
  await service.stop();
});

async function doctor(environment: Record<string, string> = {}) {
  const { port } = site.address() as AddressInfo;
  const findings = await runChecks(
    {
      ...testEnvironment({
        databaseUrl: service.settings.DATABASE_URL,
        smtpUrl: `smtp://shop:secret@127.0.0.1:${mail.port}`,
      }),
      ...gatewayEnvironment(gateway.url),
      ...{ SITE_URL: `https://${DOMAIN}:${port}`, DKIM_SELECTOR: "s1" },
      ...environment,
    },
    { servers: [names.server], ca: certificate.cert },
  );
  return findings.map(({ level, subject, message }) => `${level} ${subject}: ${message}`);
}
/** Warnings and errors. */
const listProblems = async (environment?: Record<string, string>) =>
  (await doctor(environment)).filter((line) => !line.startsWith("ok "));

test("reports ok for every check when everything works", async () => {
  const lines = await doctor();
  expect(lines.filter((line) => !line.startsWith("ok "))).toEqual([]);
  for (const part of [
    "Settings",
    DOMAIN,
    "Certificate",
    "Database",
    "Clock",
    "Template files",
    "Mail server",
  ])
    expect(lines.join("\n")).toContain(part);
  for (const part of ["SPF", "DKIM", "DMARC", "Payment provider", "Payment form"])
    expect(lines.join("\n")).toContain(part);
});

const changeZone = (change: Zone) => () => {
  Object.assign(zone, change);
};
const spf = (...records: string[]) => changeZone({ [`TXT ${DOMAIN}`]: records });
test.each([
  [
    "a domain without an address",
    changeZone({ [`A ${DOMAIN}`]: [] }),
    /^error Domain .*Create an A record/,
  ],
  [
    "a missing SPF record",
    spf("something=else"),
    /^error SPF: .*spam.*Add your mail provider's TXT record/,
  ],
  [
    "two SPF records",
    spf("v=spf1 a -all", "v=spf1 mx -all"),
    /^error SPF: .*2 records.*Merge them/,
  ],
  ["SPF for every sender", spf("v=spf1 mx +all"), /^error SPF: .*everyone/],
  ["SPF for no sender", spf("v=spf1 -all"), /^error SPF: .*no server/],
  [
    "a missing DKIM key",
    changeZone({ [`TXT s1._domainkey.${DOMAIN}`]: [] }),
    /^error DKIM: no key/,
  ],
  [
    "a revoked DKIM key",
    changeZone({ [`TXT s1._domainkey.${DOMAIN}`]: ["v=DKIM1; p="] }),
    /^error DKIM: .*revoked/,
  ],
  [
    "a missing DMARC record",
    changeZone({ [`TXT _dmarc.${DOMAIN}`]: [] }),
    /^warning DMARC: .*v=DMARC1/,
  ],
  [
    "a certificate that expires in ten days",
    () => serve({ days: 11 }),
    /^warning Certificate .*expires in 1\d days.*certbot renew/,
  ],
  [
    "a certificate that expires in two days",
    () => serve({ days: 2 }),
    /^error Certificate .*expires in [12] days/,
  ],
  [
    "a certificate for another name",
    () => serve({ name: "other.example" }),
    /^error Certificate .*ALTNAME.*deploy\/provision/,
  ],
  [
    "a wrong mail password",
    () => {
      mail.rejects = "sign-in";
    },
    /^error Mail server .*user name and password.*SMTP_URL/,
  ],
] as const)("reports only %s", async (_, breakIt, expected) => {
  breakIt();
  expect(await listProblems()).toEqual([expect.stringMatching(expected)]);
});

test("reports a certificate of an unknown authority", async () => {
  const { cert } = makeCertificate({ name: "another authority", days: 9 });
  certificate = { ...certificate, cert };
  expect(await listProblems()).toEqual([
    expect.stringMatching(/^error Certificate .*not trusted by browsers/),
  ]);
});

test.each([
  [
    "an unreachable mail server",
    async () => ({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` }),
    /^error Mail server .*cannot be reached/,
  ],
  [
    "a wrong gateway key",
    async () => ({ BRAINTREE_PRIVATE_KEY: "another-account" }),
    /^error Payment provider: API keys rejected/,
  ],
  [
    "an unreachable gateway",
    async () => ({ BRAINTREE_EMULATOR_URL: `http://127.0.0.1:${await freePort()}` }),
    /^error Payment provider: cannot be reached/,
  ],
  [
    "missing gateway keys",
    async () => ({
      BRAINTREE_MERCHANT_ID: "",
      BRAINTREE_PUBLIC_KEY: "",
      BRAINTREE_PRIVATE_KEY: "",
    }),
    /^warning Payment provider: .*online payments are disabled/,
  ],
  [
    "the deprecated payment form",
    async () => ({ PAYMENT_FORM: "drop-in" }),
    /^warning Payment form: .*deprecated since September 2026.*September 2027.*Remove the setting/,
  ],
  [
    "a missing DKIM selector",
    async () => ({ DKIM_SELECTOR: "" }),
    /^warning DKIM: not checked.*DKIM_SELECTOR/,
  ],
  [
    "a database without tables",
    async () => ({
      DATABASE_URL: await createDatabase(service.settings.DATABASE_URL, `empty_${Date.now()}`),
    }),
    /^error Database: .*kysely_migration/,
  ],
  [
    "missing template files",
    async () => ({ FILES_DIR: "/nowhere" }),
    /^error Template files: .*npm run templates:pack/,
  ],
] as const)("reports only %s", async (_, environment, expected) => {
  expect(await listProblems({ ...(await environment()) } as Record<string, string>)).toEqual([
    expect.stringMatching(expected),
  ]);
});

test("reports a closed port 443 for every address of the domain", async () => {
  const port = await freePort();
  expect(await listProblems({ SITE_URL: `https://${DOMAIN}:${port}` })).toEqual([
    expect.stringMatching(/^error Certificate at 127\.0\.0\.1: no connection.*nginx/),
  ]);
});

test("reports each missing or invalid setting by name", async () => {
  const wrong = { SMTP_URL: "mail.example", BRAINTREE_PUBLIC_KEY: "" };
  expect(await listProblems({ ...production, ...wrong })).toEqual([
    expect.stringMatching(/^error SMTP_URL: .*server\.env/),
    expect.stringMatching(/^error BRAINTREE_PUBLIC_KEY: missing/),
  ]);
});

test("prints no password", async () => {
  mail.rejects = "sign-in";
  const lines = [...(await doctor()), ...(await doctor({ BRAINTREE_PUBLIC_KEY: "wrong" }))].join(
    "\n",
  );
  expect(lines).not.toMatch(/secret|invented-private-key/);
});

test("names the file for a missing setting, on a server and on a developer's machine", async () => {
  const missing = async (environment: Record<string, string>) =>
    (await runChecks(environment)).map(({ subject, message }) => `${subject}: ${message}`);
  const names = ["DATABASE_URL", "SIGNING_KEYS", "SMTP_URL"];
  expect(await missing({})).toEqual(
    names.map((name) => `${name}: not set. Set it in .env; .env.example has values to start with`),
  );
  expect(await missing({ NODE_ENV: "production" })).toEqual(
    names.map((name) => `${name}: not set. Set it in server.env, then run deploy/provision`),
  );
});

test.each([
  ["a server", "production", /deploy\/release to apply/, /deploy\/release to install/],
  ["a developer's machine", "", /Restart the service/, /npm run templates:pack/],
])("advises what to run on %s for migrations and files", async (_, NODE_ENV, migrate, pack) => {
  const newest = sql`(select max(name) from kysely_migration)`;
  await sql`update kysely_migration set name = 'z' || name where name = ${newest}`.execute(
    service.db,
  );
  const lines = await doctor({ ...production, NODE_ENV, FILES_DIR: "/nowhere" });
  await sql`update kysely_migration set name = substr(name, 2) where name = ${newest}`.execute(
    service.db,
  );
  expect(lines).toEqual(
    expect.arrayContaining([expect.stringMatching(migrate), expect.stringMatching(pack)]),
  );
});
