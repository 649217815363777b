import type { Logger } from "pino";
import { buildApp } from "./app.ts";
import { connect, databaseNow, type Now } from "./db/database.ts";
import { prepareDatabase } from "./db/migrate.ts";
import type { Deps } from "./deps.ts";
import { createGatewayFromSettings } from "./gateways/create-gateway.ts";
import { openFileStore } from "./gateways/files.ts";
import { createLog } from "./log.ts";
import { createQueue } from "./queue/queue.ts";
import type { Settings } from "./settings.ts";
import { createSigner } from "./signer.ts";

interface ServiceOverrides {
  now?: Now;
  log?: Logger;
}

/** One running instance: the server, the worker, or both. */
export async function startService(settings: Settings, replacements: ServiceOverrides = {}) {
  const log = replacements.log ?? createLog(settings.LOG_LEVEL);
  await prepareDatabase(settings.DATABASE_URL, log);
  const db = connect(settings.DATABASE_URL, log);
  const deps: Deps = {
    settings,
    log,
    db,
    queue: createQueue(settings, log),
    signer: createSigner(settings.SIGNING_KEYS),
    files: openFileStore(settings.FILES_DIR),
    gateway: createGatewayFromSettings(settings),
    now: replacements.now ?? databaseNow,
  };
  await deps.queue.start();
  const stopWorker = settings.RUN === "server" ? undefined : await startWorker(deps);

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
      await (stopWorker ?? deps.queue.stop)();
      await db.destroy();
    },
  };
}

/** Mails are React components: an instance that only answers requests starts without loading them. */
async function startWorker(deps: Deps) {
  const worker = await import("./worker.ts");
  return worker.startWorker(deps);
}
