/** Brings tables and queue up to date, before the new release starts. */
import { prepareDatabase } from "./db/migrate.ts";
import { createLog } from "./log.ts";
import { createQueue } from "./queue/queue.ts";
import { readSettings } from "./settings.ts";

const settings = readSettings();
const log = createLog(settings.LOG_LEVEL);
log.info({ applied: await prepareDatabase(settings.DATABASE_URL, log) }, "migrated");
await createQueue(settings, log).install();
