/** Starts the full stack: nginx, the service, Postgres, a Braintree emulator and a mail server that saves emails. */
import { rmSync } from "node:fs";
import { runFullStack } from "../../../api/testing/full-stack.ts";
import { freePort } from "../../../api/testing/postgres.ts";
import { getMailFolder } from "../checks/emails.ts";
import { owners } from "../fixtures/owners.ts";
import { databaseUrl, emulatorUrl, webhookPort } from "./run-files.ts";

/** Seconds instead of minutes, but long enough for a busy machine. */
const shortTimeouts = {
  RECONCILE_INTERVAL_SECONDS: "1",
  CAPTURE_GRACE_SECONDS: "3",
  CHARGE_GRACE_SECONDS: "16",
  GATEWAY_TIMEOUT_SECONDS: "15",
};

const mailFolder = getMailFolder();
const receiverPort = await freePort();
webhookPort.write(receiverPort);
rmSync(mailFolder, { recursive: true, force: true });
await runFullStack({
  port: Number(process.env.PORT),
  mailFolder,
  clientMode: "hosts",
  environment: {
    ...shortTimeouts,
    OWNER_EMAILS: owners.join(","),
    WEBHOOK_LOCAL_ORIGINS: `http://127.0.0.1:${receiverPort}`,
  },
  prepare: ({ emulatorUrl: emulator, environment }) => {
    if (emulator) emulatorUrl.write(emulator);
    else emulatorUrl.remove();
    databaseUrl.write(environment.DATABASE_URL ?? "");
  },
});
