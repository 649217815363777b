import { pino } from "pino";
import { isServer, readSettings, type Settings } from "../settings.ts";
import { isLocalhost } from "../site-origin.ts";
import { checkDatabase, checkFiles, checkGateway, checkMail } from "./dependency-checks.ts";
import { createResolver, type Resolver } from "./dns.ts";
import { type Finding, failure, ok } from "./finding.ts";
import { checkMailDns } from "./mail-dns.ts";
import { checkSiteDns } from "./site-dns.ts";
import { checkTls } from "./tls.ts";

interface CheckOptions {
  /** Name servers other than the machine's own. */
  servers?: string[];
  /** An authority other than those that browsers trust. */
  ca?: string;
}

/** Everything the service needs from elsewhere, tried without sending a mail or moving money. */
export async function runChecks(
  environment: NodeJS.ProcessEnv | undefined,
  surroundings: CheckOptions = {},
): Promise<Finding[]> {
  let settings: Settings;
  try {
    settings = readSettings(environment);
  } catch (error) {
    return wrongSettings((error as Error).message, isServer(environment));
  }
  const log = pino({ level: "silent" });
  const resolver = createResolver(surroundings.servers);
  const [sender = ""] = settings.MAIL_FROM.split("@").slice(-1);
  const findings = await Promise.all([
    checkSite(settings, resolver, surroundings.ca),
    checkDatabase(settings, log),
    checkFiles(settings),
    checkMail(settings),
    checkMailDns(resolver, sender, settings.DKIM_SELECTOR),
    checkGateway(settings),
  ]);
  return [ok("the settings", "are all of the right form"), ...findings.flat()];
}

async function checkSite(settings: Settings, resolver: Resolver, ca?: string): Promise<Finding[]> {
  const { hostname, port, protocol } = new URL(settings.SITE_URL);
  if (isLocalhost(settings.SITE_URL)) return [ok("the site", "is local: no name, no certificate")];
  const isServer = settings.NODE_ENV === "production";
  const { addresses, findings } = await checkSiteDns(resolver, hostname, isServer);
  if (protocol !== "https:")
    return [
      ...findings,
      failure("the site", "is not encrypted: SITE_URL has to begin with https://"),
    ];
  return [...findings, ...(await checkTls(hostname, Number(port || 443), addresses, ca))];
}

/** As zod tells them: a cross and what is wrong, then an arrow and where. */
function wrongSettings(message: string, onServer: boolean) {
  const where = onServer
    ? "Set it in server.env, then run deploy/provision"
    : "Set it in .env; .env.example has values to begin with";
  const wrong = [...message.matchAll(/✖ (.+)(?:\n\s*→ at (\w+))?/g)];
  return wrong.map(([, words = "", name = "the settings"]) => failure(name, `${words}. ${where}`));
}
