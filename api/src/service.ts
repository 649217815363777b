import { agency } from "@agency/contract/agency";
import type { Logger } from "pino";
import { buildApp } from "./app.ts";
import { connect, databaseNow, type Now } from "./db/database.ts";
import { migrate } from "./db/migrate.ts";
import type { Deps } from "./deps.ts";
import type { Settings } from "./env.ts";
import { openFileStore } from "./gateways/files.ts";
import { createMailer } from "./gateways/mailer.ts";
import { createQueue } from "./jobs/queue.ts";
import { startWorker } from "./jobs/worker.ts";
import { createLog } from "./log.ts";
import { createSigner } from "./signing.ts";

interface Replacements {
  now?: Now;
  log?: Logger;
}

/** One running copy: the server, the worker, or both. */
export async function startService(settings: Settings, replacements: Replacements = {}) {
  const log = replacements.log ?? createLog(settings.LOG_LEVEL);
  const db = connect(settings.DATABASE_URL, log);
  await migrate(db);
  const deps: Deps = {
    settings,
    log,
    db,
    queue: createQueue(settings, log),
    signer: createSigner(settings.SIGNING_KEYS),
    files: openFileStore(settings.FILES_DIR),
    now: replacements.now ?? databaseNow,
  };
  await deps.queue.start();

  const mailer = createMailer({
    url: settings.SMTP_URL,
    from: { name: agency.name, address: settings.MAIL_FROM },
  });
  if (settings.RUN !== "server") await startWorker(deps, mailer);

  const app = await buildApp(deps);
  const url =
    settings.RUN === "worker"
      ? undefined
      : await app.listen({ host: settings.HOST, port: settings.PORT });

  return {
    ...deps,
    url: url ?? "",
    /** Finishes what was begun: requests first, then jobs, then the connections. */
    async stop() {
      await app.close();
      await deps.queue.stop();
      mailer.close();
      await db.destroy();
    },
  };
}
