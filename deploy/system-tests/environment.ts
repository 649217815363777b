/** The servers that the machine under test connects to, and its settings. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startBraintreeEmulator } from "@agency/braintree-emulator/server";
import { gatewayEnvironment, keys } from "../../api/testing/gateway-keys.ts";
import { startAcmeServer } from "./acme-server.ts";
import { startHeartbeatMonitor } from "./heartbeat-monitor.ts";
import type { LoadResult } from "./load-generator.ts";
import { boot, clean, DOMAIN, deploy, HOST, isUp, query, run, server, store } from "./machine.ts";
import { startMailSink } from "./mail-sink.ts";

export type TestEnvironment = Awaited<ReturnType<typeof startTestEnvironment>>;

/** Shorter than in production, so that the tests can wait for interrupted payments to be reconciled. */
const shortTimeouts = {
  ...{ GATEWAY_TIMEOUT_SECONDS: "10", CHARGE_GRACE_SECONDS: "20" },
  ...{ CAPTURE_GRACE_SECONDS: "5", RECONCILE_INTERVAL_SECONDS: "5", MAIL_RETRY_MAX_SECONDS: "5" },
};

/**
 * Starts a bare machine and the servers it needs. KEEP_MACHINES=1 keeps and reuses the machine,
 * to inspect it or to run one of the later tests with `-t`.
 */
export async function startTestEnvironment() {
  const isReused = process.env.KEEP_MACHINES && (await isUp(server));
  if (!isReused) await clean();
  const bootSeconds = isReused ? 0 : (await boot(server)).seconds;
  const mail = await startMailSink();
  const monitor = await startHeartbeatMonitor();
  const gateway = await startBraintreeEmulator({ ...keys, host: HOST, port: 4000 });
  const authority = await startAcmeServer();
  const writeSettings = (more: Record<string, string> = {}) => {
    const file = join(store, "server.env");
    const values: Record<string, string> = {
      ...{ DOMAIN, OTHER_DOMAINS: `www.${DOMAIN}`, ADMIN_EMAIL: `owner@${DOMAIN}` },
      ...{ SMTP_URL: mail.url, MAIL_FROM: `hello@${DOMAIN}`, OWNER_EMAILS: `owner@${DOMAIN}` },
      ...{ ACME_SERVER: authority.directoryUrl, ...gatewayEnvironment(gateway.url) },
      ...{ ALLOW_BRAINTREE_EMULATOR: "true", HEARTBEAT_URL: monitor.url },
      ...{ ...shortTimeouts, ...more },
    };
    const lines = Object.entries(values).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(file, lines.join(""), { mode: 0o600 });
    return file;
  };
  return {
    bootSeconds,
    gateway,
    authority,
    mail,
    monitor,
    provision: (more?: Record<string, string>) =>
      deploy("provision", [server.name, writeSettings(more)]),
    async close() {
      authority.close();
      monitor.close();
      await gateway.close();
      await mail.close();
      if (!process.env.KEEP_MACHINES) await clean();
    },
  };
}

/** Builds a release of HEAD with sample content, unless there is one already. RELEASE_DIR overrides it. */
export async function buildRelease() {
  if (process.env.RELEASE_DIR) return { folder: process.env.RELEASE_DIR, seconds: 0 };
  const { output } = await run("git", ["rev-parse", "HEAD"]);
  const folder = join(store, `release-${output.trim()}`);
  const startedAt = performance.now();
  if (!existsSync(folder)) await deploy("build-release", [folder], { BUILD: "build:demo" });
  return { folder, seconds: (performance.now() - startedAt) / 1000 };
}

/** Creates the next release: the same with an additional migration and page. */
export async function createNextRelease(releaseFolder: string) {
  const folder = join(store, "release-next");
  await run("rm", ["-rf", folder]);
  await run("cp", ["-a", releaseFolder, folder]);
  const compiled = join(folder, "api/dist/chunks/migrate.js");
  const code = readFileSync(compiled, "utf8");
  const later = `{ up: (db) => db.schema.alterTable("leads").addColumn("later", "text").execute() }`;
  writeFileSync(compiled, code.replace('"0001-baseline":', `"9999-later": ${later}, $&`));
  const page = `/next-${Date.now()}.txt`;
  writeFileSync(join(folder, "web/build/client", page), "next");
  return { folder, page };
}

/** Counts captured gateway transactions without a paid order. */
export async function findUnmatchedPayments({ gateway }: Pick<TestEnvironment, "gateway">) {
  const captured = gateway.audit().transactions.filter(({ status }) => /^s/.test(status));
  const ours = new Set(
    await query(`select reference from payment_attempts join orders on orders.id = order_id
      where payment_attempts.state = 'captured' and orders.state = 'paid'`),
  );
  return captured.filter(({ orderId = "" }) => !ours.has(orderId)).length;
}

/** Finds acknowledged leads and payments that are not in the database. */
export async function findLostRows(
  { leads, payments }: Pick<LoadResult, "leads" | "payments">,
  database = server,
) {
  const messages = new Set(await query("select message from leads", database));
  const buyers = new Set(await query("select email from orders where state = 'paid'", database));
  return {
    leads: leads.filter(({ key }) => !messages.has(key)),
    payments: payments.filter(({ key }) => !buyers.has(`${key}@load.example`)),
  };
}
