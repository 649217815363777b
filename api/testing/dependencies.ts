/** Everything the service needs, on this machine: Postgres, a local mail server, the packed templates, the Braintree emulator. */
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

export type Dependencies = Awaited<ReturnType<typeof startDependencies>>;

interface DependencyOptions {
  siteUrl: string;
  /** Where caught emails are stored as files. */
  mailFolder: string;
  /** Reuses this database folder between runs. */
  postgresFolder?: string;
  /** How the payment form in the browser reaches the emulator. */
  clientMode: "hosts" | "same-origin";
}

/** Starts the dependencies that .env does not set, and returns the environment of the service. */
export async function startDependencies({
  siteUrl,
  mailFolder,
  postgresFolder,
  clientMode,
}: DependencyOptions) {
  const ownEnvironment = existsSync(join(root, ".env")) ? read(".env") : {};
  const cluster = ownEnvironment.DATABASE_URL
    ? undefined
    : await startCluster({ folder: postgresFolder });
  const mailbox = ownEnvironment.SMTP_URL ? undefined : await openMailbox(mailFolder);
  const emulator = ownEnvironment.BRAINTREE_MERCHANT_ID
    ? undefined
    : await startBraintreeEmulator({ ...keys, clientMode });
  return {
    emulatorUrl: emulator?.url,
    /** Where emails are caught, unless .env names a mail server. */
    mailFolder: mailbox && mailFolder,
    environment: {
      ...read(".env.example"),
      FILES_DIR: packFiles(),
      ...(cluster && { DATABASE_URL: cluster.url() }),
      ...(mailbox && { SMTP_URL: mailbox.url }),
      ...(emulator && gatewayEnvironment(emulator.url)),
      ...ownEnvironment,
      // Overrides .env, because the caller serves the site at this URL.
      SITE_URL: siteUrl,
    },
    async stop() {
      await mailbox?.close();
      await emulator?.close();
      cluster?.stop();
    },
  };
}
