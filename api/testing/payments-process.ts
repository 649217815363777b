/** The part of a worker that finishes payments and refunds, as a process that can be killed and is quick to start. */
import { connect, databaseNow } from "../src/db/database.ts";
import type { Deps } from "../src/deps.ts";
import { createGatewayFromSettings } from "../src/gateways/create-gateway.ts";
import { openFileStore } from "../src/gateways/files.ts";
import { createLog } from "../src/log.ts";
import { startPaymentJobs } from "../src/payments/jobs.ts";
import { createQueue } from "../src/queue/queue.ts";
import { readSettings } from "../src/settings.ts";
import { createSigner } from "../src/signer.ts";

const settings = readSettings();
const log = createLog(settings.LOG_LEVEL);
const deps: Deps = {
  settings,
  log,
  db: connect(settings.DATABASE_URL, log),
  queue: createQueue(settings, log),
  signer: createSigner(settings.SIGNING_KEYS),
  files: openFileStore(settings.FILES_DIR),
  gateway: createGatewayFromSettings(settings),
  now: databaseNow,
};
await deps.queue.start();
await startPaymentJobs(deps);
log.info("ready");
