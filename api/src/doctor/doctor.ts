import { pino } from "pino";
import { isServer, readSettings, type Settings } from "../core/settings.ts";
import { isLocalhost } from "../core/site-origin.ts";
import {
  checkDatabase,
  checkFiles,
  checkGateway,
  checkMail,
  checkPaymentForm,
} from "./dependency-checks.ts";
import { createResolver, type Resolver } from "./dns.ts";
import { type Finding, failure, ok } from "./finding.ts";
import { checkMailDns } from "./mail-dns.ts";
import { checkSiteDns } from "./site-dns.ts";
import { checkTls } from "./tls.ts";

interface CheckOptions {
  /** Replaces the machine's name servers. */
  servers?: string[];
  /** A certificate authority to trust instead of the public ones. */
  ca?: string;
}

/** Checks everything the service depends on, without sending an email or moving money. */
export async function runChecks(
  environment: NodeJS.ProcessEnv | undefined,
  options: CheckOptions = {},
): Promise<Finding[]> {
  let settings: Settings;
  try {
    settings = readSettings(environment);
  } catch (error) {
    return parseSettingsError((error as Error).message, isServer(environment));
  }
  const log = pino({ level: "silent" });
  const resolver = createResolver(options.servers);
  const [senderDomain = ""] = settings.MAIL_FROM.split("@").slice(-1);
  const findings = await Promise.all([
    checkSite(settings, resolver, options.ca),
    checkDatabase(settings, log),
    checkFiles(settings),
    checkMail(settings),
    checkMailDns(resolver, senderDomain, settings.DKIM_SELECTOR),
    checkGateway(settings),
    checkPaymentForm(settings),
  ]);
  return [ok("Settings", "valid"), ...findings.flat()];
}

async function checkSite(settings: Settings, resolver: Resolver, ca?: string): Promise<Finding[]> {
  const { hostname, port, protocol } = new URL(settings.SITE_URL);
  if (isLocalhost(settings.SITE_URL))
    return [ok("Site", "on localhost, so DNS and certificate are not checked")];
  const { addresses, findings } = await checkSiteDns(resolver, hostname, isServer(settings));
  if (protocol !== "https:")
    return [...findings, failure("Site", "not encrypted. SITE_URL must start with https://")];
  return [...findings, ...(await checkTls(hostname, Number(port || 443), addresses, ca))];
}

/** Parses zod's error text: a cross and the problem, then an arrow and the setting. */
function parseSettingsError(text: string, onServer: boolean) {
  const fix = onServer
    ? "Set it in server.env, then run deploy/provision"
    : "Set it in .env; .env.example has values to start with";
  const problems = [...text.matchAll(/✖ (.+)(?:\n\s*→ at (\w+))?/g)];
  return problems.map(([, problem = "", name = "Settings"]) => failure(name, `${problem}. ${fix}`));
}
