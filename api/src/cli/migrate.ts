/** Migrates the tables and the queue before a new release starts. */

import { createLog } from "../core/log.ts";
import { readSettings } from "../core/settings.ts";
import { prepareDatabase } from "../db/migrate.ts";
import { createQueue } from "../queue/queue.ts";

const settings = readSettings();
const log = createLog(settings.LOG_LEVEL);
log.info({ applied: await prepareDatabase(settings.DATABASE_URL, log) }, "migrated");
await createQueue(settings, log).install();
