/** A small, killable process that runs only the payment and refund jobs of a worker. */

import type { Deps } from "../src/core/deps.ts";
import { createLog } from "../src/core/log.ts";
import { readSettings } from "../src/core/settings.ts";
import { createSigner } from "../src/core/signer.ts";
import { connect, databaseNow } from "../src/db/database.ts";
import { createGatewayFromSettings } from "../src/gateways/create-gateway.ts";
import { openFileStore } from "../src/gateways/files.ts";
import { startJobs } from "../src/jobs/start-jobs.ts";
import { paymentJobs } from "../src/payments/jobs.ts";
import { createQueue } from "../src/queue/queue.ts";

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
await startJobs(
  deps,
  paymentJobs.filter((job) => !("cron" in job)),
);
log.info("ready");
