/** Everything the service needs, on this machine: its own Postgres, a mail catcher, the packed templates, a double of the gateway. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { startBraintreeEmulator } from "@agency/braintree-emulator/server";
import { packFiles } from "./environment.ts";
import { gatewayEnvironment, keys } from "./gateway-keys.ts";
import { openMailbox } from "./mailbox.ts";
import { startCluster } from "./postgres.ts";

const root = join(import.meta.dirname, "../..");
const read = (name: string) => parseEnv(readFileSync(join(root, name), "utf8"));

export type Stack = Awaited<ReturnType<typeof startStack>>;

interface StackOptions {
  siteUrl: string;
  /** Where caught messages are kept as files. */
  mailFolder: string;
  /** Keeps the database from one run to the next. */
  postgresFolder?: string;
  /** How the payment form in a browser finds the double. */
  clientMode: "hosts" | "same-origin";
}

/** The environment for the service; what .env names is taken from there instead of being started here. */
export async function startStack({
  siteUrl,
  mailFolder,
  postgresFolder,
  clientMode,
}: StackOptions) {
  const own = existsSync(join(root, ".env")) ? read(".env") : {};
  const cluster = own.DATABASE_URL ? undefined : await startCluster({ folder: postgresFolder });
  const mailbox = own.SMTP_URL ? undefined : await openMailbox(mailFolder);
  const double = own.BRAINTREE_MERCHANT_ID
    ? undefined
    : await startBraintreeEmulator({ ...keys, clientMode });
  return {
    doubleUrl: double?.url,
    /** Where emails are caught, unless .env names a mail server. */
    mailFolder: mailbox && mailFolder,
    environment: {
      ...read(".env.example"),
      FILES_DIR: packFiles(),
      ...(cluster && { DATABASE_URL: cluster.url() }),
      ...(mailbox && { SMTP_URL: mailbox.url }),
      ...(double && gatewayEnvironment(double.url)),
      ...own,
      // Whoever starts it serves the site there, whatever .env says.
      SITE_URL: siteUrl,
    },
    async stop() {
      await mailbox?.close();
      await double?.close();
      cluster?.stop();
    },
  };
}
