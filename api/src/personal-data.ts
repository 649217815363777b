/** From a shell: run with `show` or `delete` and an email address. */
import { connect, databaseNow } from "./db/database.ts";
import { deletePersonalData, exportPersonalData } from "./desk/personal-data.ts";
import { createLog } from "./log.ts";
import { readSettings } from "./settings.ts";

const [verb, email] = process.argv.slice(2);
const settings = readSettings();
const db = connect(settings.DATABASE_URL, createLog(settings.LOG_LEVEL));
if (verb === "show" && email) console.log(await exportPersonalData(db, email));
else if (verb === "delete" && email)
  console.log(await deletePersonalData({ db, now: databaseNow, settings }, email));
else console.error("show or delete, and an email address");
await db.destroy();
