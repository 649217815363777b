import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { startBraintreeEmulator } from "@agency/braintree-emulator/server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeCertificate } from "../../testing/certificate.ts";
import { openNameServer, type Zone } from "../../testing/dns.ts";
import { gatewayEnvironment, keys } from "../../testing/gateway-keys.ts";
import { createDatabase, freePort } from "../../testing/postgres.ts";
import {
  openStrictMailServer,
  type StrictMailServer,
} from "../../testing/rejecting-mail-server.ts";
import { startTestService, type TestService, testEnvironment } from "../../testing/service.ts";
import { runChecks } from "./doctor.ts";

const DOMAIN = "agency.example";
const good: Zone = {
  [`A ${DOMAIN}`]: ["127.0.0.1"],
  [`TXT ${DOMAIN}`]: ["something=else", "v=spf1 include:mail.example -all"],
  [`TXT s1._domainkey.${DOMAIN}`]: ["v=DKIM1; k=rsa; p=MIGfMA0G"],
  [`TXT _dmarc.${DOMAIN}`]: ["v=DMARC1; p=reject"],
};
const zone: Zone = {};

let names: Awaited<ReturnType<typeof openNameServer>>;
let gateway: Awaited<ReturnType<typeof startBraintreeEmulator>>;
let mail: StrictMailServer;
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
  mail = await openStrictMailServer();
  certificate = makeCertificate({ name: DOMAIN, days: 80 });
  site = createServer(certificate);
  await new Promise<void>((ready) => site.listen(0, "127.0.0.1", ready));
});
beforeEach(() => {
  for (const name of Object.keys(zone)) delete zone[name];
  Object.assign(zone, good);
  mail.refuses = "recipients";
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
  return findings.map(({ level, what, words }) => `${level} ${what} ${words}`);
}
/** All that is not well. */
const complaints = async (environment?: Record<string, string>) =>
  (await doctor(environment)).filter((line) => !line.startsWith("ok "));

test("where all is well, every part says so", async () => {
  const lines = await doctor();
  expect(lines.filter((line) => !line.startsWith("ok "))).toEqual([]);
  for (const part of [
    "settings",
    DOMAIN,
    "certificate",
    "database",
    "clock",
    "files",
    "mail server",
  ])
    expect(lines.join("\n")).toContain(part);
  for (const part of ["SPF", "DKIM", "DMARC", "payment provider"])
    expect(lines.join("\n")).toContain(part);
});

const zoneWith = (change: Zone) => () => {
  Object.assign(zone, change);
};
const spf = (...records: string[]) => zoneWith({ [`TXT ${DOMAIN}`]: records });
test.each([
  [
    "the name leads nowhere",
    zoneWith({ [`A ${DOMAIN}`]: [] }),
    /^broken the name .*make an A record/,
  ],
  ["no SPF", spf("something=else"), /^broken SPF .*spam.*add the TXT record/],
  [
    "two SPF records",
    spf("v=spf1 a -all", "v=spf1 mx -all"),
    /^broken SPF .*2 records.*one of them/,
  ],
  ["SPF for everybody", spf("v=spf1 mx +all"), /^broken SPF .*everybody/],
  ["SPF for nobody", spf("v=spf1 -all"), /^broken SPF .*nobody/],
  ["no DKIM key", zoneWith({ [`TXT s1._domainkey.${DOMAIN}`]: [] }), /^broken DKIM .*no key/],
  [
    "a DKIM key that was taken back",
    zoneWith({ [`TXT s1._domainkey.${DOMAIN}`]: ["v=DKIM1; p="] }),
    /^broken DKIM .*taken back/,
  ],
  ["no DMARC", zoneWith({ [`TXT _dmarc.${DOMAIN}`]: [] }), /^look DMARC .*v=DMARC1/],
  [
    "a certificate of ten days",
    () => serve({ days: 11 }),
    /^look the certificate .*ends in 1\d days.*certbot renew/,
  ],
  [
    "a certificate of two days",
    () => serve({ days: 2 }),
    /^broken the certificate .*ends in [12] days/,
  ],
  [
    "a certificate of another name",
    () => serve({ name: "other.example" }),
    /^broken the certificate .*ALTNAME.*deploy\/provision/,
  ],
  [
    "a mail password that is wrong",
    () => {
      mail.refuses = "sign-in";
    },
    /^broken the mail server .*user name and password.*SMTP_URL/,
  ],
] as const)("%s: that is told, and nothing else", async (_, breakIt, told) => {
  breakIt();
  expect(await complaints()).toEqual([expect.stringMatching(told)]);
});

test("a certificate that nobody vouches for is told", async () => {
  const { cert } = makeCertificate({ name: "another authority", days: 9 });
  certificate = { ...certificate, cert };
  expect(await complaints()).toEqual([
    expect.stringMatching(/^broken the certificate .*browsers refuse it/),
  ]);
});

test.each([
  [
    "a mail server that is not there",
    async () => ({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` }),
    /^broken the mail server .*cannot be reached/,
  ],
  [
    "a gateway key that is wrong",
    async () => ({ BRAINTREE_PRIVATE_KEY: "of-somebody-else" }),
    /^broken the payment provider refuses our keys/,
  ],
  [
    "a gateway that is not there",
    async () => ({ BRAINTREE_DOUBLE_URL: `http://127.0.0.1:${await freePort()}` }),
    /^broken the payment provider cannot be reached/,
  ],
  [
    "no gateway keys",
    async () => ({
      BRAINTREE_MERCHANT_ID: "",
      BRAINTREE_PUBLIC_KEY: "",
      BRAINTREE_PRIVATE_KEY: "",
    }),
    /^look the payment provider .*nobody can pay by card/,
  ],
  [
    "no DKIM selector",
    async () => ({ DKIM_SELECTOR: "" }),
    /^look DKIM not looked at.*DKIM_SELECTOR/,
  ],
  [
    "a database without tables",
    async () => ({
      DATABASE_URL: await createDatabase(service.settings.DATABASE_URL, `empty_${Date.now()}`),
    }),
    /^broken the database .*kysely_migration/,
  ],
  [
    "files that are not there",
    async () => ({ FILES_DIR: "/nowhere" }),
    /^broken the files that are sold .*deploy\/release/,
  ],
] as const)("%s: that is told, and nothing else", async (_, environment, told) => {
  expect(await complaints({ ...(await environment()) } as Record<string, string>)).toEqual([
    expect.stringMatching(told),
  ]);
});

test("a port 443 that is closed is told at every address of the name", async () => {
  const port = await freePort();
  expect(await complaints({ SITE_URL: `https://${DOMAIN}:${port}` })).toEqual([
    expect.stringMatching(/^broken the certificate at 127\.0\.0\.1 nobody answers.*nginx/),
  ]);
});

test("settings that are missing or wrong are told by name, one line each", async () => {
  const wrong = { SMTP_URL: "mail.example", BRAINTREE_PUBLIC_KEY: "", NODE_ENV: "production" };
  expect(await complaints(wrong)).toEqual([
    expect.stringMatching(/^broken SMTP_URL .*server\.env/),
    expect.stringMatching(/^broken BRAINTREE_PUBLIC_KEY is missing/),
  ]);
});

test("no password is part of what is said", async () => {
  mail.refuses = "sign-in";
  const lines = [...(await doctor()), ...(await doctor({ BRAINTREE_PUBLIC_KEY: "wrong" }))].join(
    "\n",
  );
  expect(lines).not.toMatch(/secret|private-key-of-nobody/);
});

test("says where to set what is missing, on a server and on a developer's machine", async () => {
  const missing = async (environment: Record<string, string>) =>
    (await runChecks(environment)).map(({ what, words }) => `${what} ${words}`);
  const names = ["DATABASE_URL", "SIGNING_KEYS", "SMTP_URL"];
  expect(await missing({})).toEqual(
    names.map(
      (name) => `${name} is not set. Set it in .env; .env.example has values to begin with`,
    ),
  );
  expect(await missing({ NODE_ENV: "production" })).toEqual(
    names.map((name) => `${name} is not set. Set it in server.env, then run deploy/provision`),
  );
});
