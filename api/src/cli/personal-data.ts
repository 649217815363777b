/** Command line: `show <email>` prints a person's data, `delete <email>` deletes it. */

import { createLog } from "../core/log.ts";
import { readSettings } from "../core/settings.ts";
import { connect, databaseNow } from "../db/database.ts";
import { deletePersonalData, exportPersonalData } from "../desk/personal-data.ts";

const [verb, email] = process.argv.slice(2);
const settings = readSettings();
const db = connect(settings.DATABASE_URL, createLog(settings.LOG_LEVEL));
if (verb === "show" && email) console.log(await exportPersonalData(db, email));
else if (verb === "delete" && email)
  console.log(await deletePersonalData({ db, now: databaseNow, settings }, email));
else console.error("Usage: personal-data show|delete <email>");
await db.destroy();
