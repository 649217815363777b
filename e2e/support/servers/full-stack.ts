/** The whole product, as it runs in production: nginx, the service, Postgres, a double of the gateway, and a mail server that keeps what it gets. */
import { rmSync } from "node:fs";
import { runProduct } from "../../../api/testing/full-stack.ts";
import { mailFolder } from "../checks/emails.ts";
import { owners } from "../fixtures/owners.ts";
import { writeEmulatorUrl } from "../gateway/running-emulator.ts";
import { announceDatabase } from "./running-database.ts";

/** What production does within minutes, within seconds; a step that takes longer on a busy machine must not count as lost. */
const patience = {
  RECONCILE_SECONDS: "1",
  CAPTURE_AFTER_SECONDS: "3",
  CHARGE_GRACE_SECONDS: "5",
  GATEWAY_TIMEOUT_SECONDS: "4",
};

rmSync(mailFolder, { recursive: true, force: true });
await runProduct({
  port: Number(process.env.PORT),
  mailFolder,
  clientMode: "hosts",
  environment: { ...patience, OWNER_EMAILS: owners.join(",") },
  prepare: ({ doubleUrl, environment }) => {
    writeEmulatorUrl(doubleUrl);
    announceDatabase(environment.DATABASE_URL ?? "");
  },
});
