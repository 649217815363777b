/** What the server talks to, and the settings that lead it there. */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startBraintreeDouble } from "@agency/braintree-double/server";
import { gatewayEnvironment, keys } from "../../api/testing/gateway-keys.ts";
import { openMailbox } from "../../api/testing/mailbox.ts";
import { openAuthority } from "./authority.ts";
import { boot, clean, DOMAIN, deploy, HOST, query, run, server, store } from "./machine.ts";
import type { Told } from "./visitors.ts";

export type World = Awaited<ReturnType<typeof openWorld>>;

/** A bare machine, an authority, a gateway and a mail server; nothing of the product yet. */
export async function openWorld() {
  await clean();
  const { seconds } = await boot(server);
  const mailbox = await openMailbox(undefined, 1025, HOST);
  const gateway = await startBraintreeDouble({ ...keys, host: HOST, port: 4000 });
  const authority = await openAuthority();
  const settings = (more: Record<string, string> = {}) => {
    const file = join(store, "server.env");
    const values: Record<string, string> = {
      ...{ DOMAIN, OTHER_DOMAINS: `www.${DOMAIN}`, ADMIN_EMAIL: `owner@${DOMAIN}` },
      ...{ SMTP_URL: mailbox.url, MAIL_FROM: `hello@${DOMAIN}`, OWNER_EMAILS: `owner@${DOMAIN}` },
      ...{ ACME_SERVER: authority.api, ...gatewayEnvironment(gateway.url), ...more },
    };
    const lines = Object.entries(values).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(file, lines.join(""), { mode: 0o600 });
    return file;
  };
  return {
    bootSeconds: seconds,
    mailbox,
    gateway,
    authority,
    provision: (more?: Record<string, string>) =>
      deploy("provision", [server.name, settings(more)]),
    async close() {
      authority.close();
      await gateway.close();
      await mailbox.close();
      if (!process.env.KEEP) await clean();
    },
  };
}

/** What is committed, packed for a server: once for each commit. Sample content is in place. */
export async function pack() {
  const { output } = await run("git", ["rev-parse", "HEAD"]);
  const folder = join(store, `packed-${output.trim()}`);
  const began = performance.now();
  if (!existsSync(folder)) await deploy("pack", [folder], { BUILD: "build:demo" });
  return { folder, seconds: (performance.now() - began) / 1000 };
}

/** Keys of what was acknowledged and is not in the database. */
export async function lost({ leads, payments }: Pick<Told, "leads" | "payments">) {
  const told = new Set(await query("select message from leads"));
  const paid = new Set(await query("select email from orders where state = 'paid'"));
  return {
    leads: leads.filter(({ key }) => !told.has(key)),
    payments: payments.filter(({ key }) => !paid.has(`${key}@load.example`)),
  };
}
