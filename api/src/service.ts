import type { Logger } from "pino";
import { buildApp } from "./app.ts";
import type { Deps } from "./core/deps.ts";
import { createLog } from "./core/log.ts";
import type { Settings } from "./core/settings.ts";
import { createSigner } from "./core/signer.ts";
import { connect, databaseNow, type Now } from "./db/database.ts";
import { prepareDatabase } from "./db/migrate.ts";
import { createGatewayFromSettings } from "./gateways/create-gateway.ts";
import { openFileStore } from "./gateways/files.ts";
import { createQueue } from "./queue/queue.ts";

interface ServiceOverrides {
  now?: Now;
  log?: Logger;
}

/** One running instance: the server, the worker, or both. */
export async function startService(settings: Settings, overrides: ServiceOverrides = {}) {
  const log = overrides.log ?? createLog(settings.LOG_LEVEL);
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
    now: overrides.now ?? databaseNow,
  };
  await deps.queue.start();
  const stopWorker = settings.PROCESS_ROLE === "server" ? undefined : await startWorker(deps);

  const app = await buildApp(deps);
  const url =
    settings.PROCESS_ROLE === "worker"
      ? undefined
      : await app.listen({ host: settings.HOST, port: settings.PORT });

  return {
    ...deps,
    url: url ?? "",
    /** Finishes open requests first, then running jobs, then closes the connections. */
    async stop() {
      await app.close();
      await (stopWorker ?? deps.queue.stop)();
      await db.destroy();
    },
  };
}

/** Imported on demand: emails are React components, which an instance without a worker does not need. */
async function startWorker(deps: Deps) {
  const worker = await import("./worker.ts");
  return worker.startWorker(deps);
}
