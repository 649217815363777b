import { readSettings } from "./core/settings.ts";
import { startService } from "./service.ts";

/** Shorter than the supervisor's stop timeout. */
const SHUTDOWN_TIMEOUT_MS = 25_000;

const start = async () => startService(readSettings());
const service = await start().catch((error: Error & { code?: string }) => {
  console.error(`The service did not start: ${error.message || error.code}`);
  process.exit(1);
});

let isStopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, async () => {
    if (isStopping) return;
    isStopping = true;
    service.log.info({ signal }, "stopping");
    setTimeout(() => {
      service.log.warn("shutdown timed out");
      process.exit(1);
    }, SHUTDOWN_TIMEOUT_MS);
    await service.stop();
    process.exit(0);
  });
}
service.log.info({ run: service.settings.PROCESS_ROLE, url: service.url }, "ready");
