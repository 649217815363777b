/** The process that starts the site writes its URLs here, and the tests read them. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Scripts outside of Playwright set RUN_FOLDER, so that they can run at the same time as the tests. */
export const getRunFolder = () =>
  process.env.RUN_FOLDER ?? join(import.meta.dirname, "../../output");

function createRunFile<Content>(name: string) {
  const file = () => join(getRunFolder(), name);
  return {
    write(content: Content) {
      mkdirSync(dirname(file()), { recursive: true });
      writeFileSync(file(), JSON.stringify(content));
    },
    read: (): Content => JSON.parse(readFileSync(file(), "utf8")),
    remove: () => rmSync(file(), { force: true }),
  };
}

export const databaseUrl = createRunFile<string>("database.json");
/** Missing if .env configures a merchant. */
export const emulatorUrl = createRunFile<string>("emulator.json");
/** The port of this machine where the service under test may send webhooks. */
export const webhookPort = createRunFile<number>("webhook-port.json");
