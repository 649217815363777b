/** What the server talks to, and the settings that lead it there. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startBraintreeEmulator } from "@agency/braintree-emulator/server";
import { gatewayEnvironment, keys } from "../../api/testing/gateway-keys.ts";
import { startAcmeServer } from "./authority.ts";
import { boot, clean, DOMAIN, deploy, HOST, isUp, query, run, server, store } from "./machine.ts";
import { startMailSink } from "./mail-sink.ts";
import type { LoadResult } from "./visitors.ts";
import { startHeartbeatMonitor } from "./watcher.ts";

export type TestEnvironment = Awaited<ReturnType<typeof startTestEnvironment>>;

/** Less patience than in earnest, so that a test sees what becomes of payments that were cut off. */
const shortTimeouts = {
  ...{ GATEWAY_TIMEOUT_SECONDS: "10", CHARGE_GRACE_SECONDS: "20" },
  ...{ CAPTURE_AFTER_SECONDS: "5", RECONCILE_SECONDS: "5", MAIL_RETRY_MAX_SECONDS: "5" },
};

/**
 * A bare machine, an authority, a gateway, a mail server and a watcher; nothing of the product yet. KEEP=1 leaves the machine as
 * it is in the end, and takes it again: to look at it, and for `-t` with one of the later tests.
 */
export async function startTestEnvironment() {
  const kept = process.env.KEEP && (await isUp(server));
  if (!kept) await clean();
  const seconds = kept ? 0 : (await boot(server)).seconds;
  const mail = await startMailSink();
  const watcher = await startHeartbeatMonitor();
  const gateway = await startBraintreeEmulator({ ...keys, host: HOST, port: 4000 });
  const authority = await startAcmeServer();
  const settings = (more: Record<string, string> = {}) => {
    const file = join(store, "server.env");
    const values: Record<string, string> = {
      ...{ DOMAIN, OTHER_DOMAINS: `www.${DOMAIN}`, ADMIN_EMAIL: `owner@${DOMAIN}` },
      ...{ SMTP_URL: mail.url, MAIL_FROM: `hello@${DOMAIN}`, OWNER_EMAILS: `owner@${DOMAIN}` },
      ...{ ACME_SERVER: authority.api, ...gatewayEnvironment(gateway.url) },
      HEARTBEAT_URL: watcher.url,
      ...{ ...shortTimeouts, ...more },
    };
    const lines = Object.entries(values).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(file, lines.join(""), { mode: 0o600 });
    return file;
  };
  return {
    bootSeconds: seconds,
    gateway,
    authority,
    mail,
    watcher,
    provision: (more?: Record<string, string>) =>
      deploy("provision", [server.name, settings(more)]),
    async close() {
      authority.close();
      watcher.close();
      await gateway.close();
      await mail.close();
      if (!process.env.KEEP) await clean();
    },
  };
}

/** What is committed, packed for a server: once for each commit, or PACKED by hand. Sample content is in place. */
export async function pack() {
  if (process.env.PACKED) return { folder: process.env.PACKED, seconds: 0 };
  const { output } = await run("git", ["rev-parse", "HEAD"]);
  const folder = join(store, `packed-${output.trim()}`);
  const began = performance.now();
  if (!existsSync(folder)) await deploy("pack", [folder], { BUILD: "build:demo" });
  return { folder, seconds: (performance.now() - began) / 1000 };
}

/** The same with a migration and a page of its own, as the next release would have them. */
export async function nextRelease(packed: string) {
  const folder = join(store, "packed-next");
  await run("rm", ["-rf", folder]);
  await run("cp", ["-a", packed, folder]);
  const db = join(folder, "api/src/db");
  const later = `import { sql } from "kysely";
export const up = (db) => sql\`alter table leads add column later text\`.execute(db);\n`;
  writeFileSync(join(db, "migrations/9999-later.ts"), later);
  const list = readFileSync(join(db, "migrate.ts"), "utf8").replace(
    "> = {",
    '> = { "9999-later": await import("./migrations/9999-later.ts"),',
  );
  writeFileSync(join(db, "migrate.ts"), list);
  const page = `/next-${Date.now()}.txt`;
  writeFileSync(join(folder, "web/build/client", page), "next");
  return { folder, page };
}

/** Money at the gateway whose order is not paid here, once what was cut off has been looked after. */
export async function findUnmatchedPayments({ gateway }: Pick<TestEnvironment, "gateway">) {
  const captured = gateway.audit().transactions.filter(({ status }) => /^s/.test(status));
  const ours = new Set(
    await query(`select reference from payment_attempts join orders on orders.id = order_id
      where payment_attempts.state = 'captured' and orders.state = 'paid'`),
  );
  return captured.filter(({ orderId = "" }) => !ours.has(orderId)).length;
}

/** Keys of what was acknowledged and is not in the database. */
export async function findLostRows(
  { leads, payments }: Pick<LoadResult, "leads" | "payments">,
  database = server,
) {
  const told = new Set(await query("select message from leads", database));
  const paid = new Set(await query("select email from orders where state = 'paid'", database));
  return {
    leads: leads.filter(({ key }) => !told.has(key)),
    payments: payments.filter(({ key }) => !paid.has(`${key}@load.example`)),
  };
}
