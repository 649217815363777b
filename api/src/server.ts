import { join } from "node:path";
import { register } from "tsx/esm/api";
import { startService } from "./service.ts";
import { readSettings } from "./settings.ts";

/** Less than supervisors wait before they kill. */
const SHUTDOWN_TIMEOUT_MS = 25_000;

const start = async () => {
  const settings = readSettings();
  // Node reads TypeScript but not JSX, in which the messages are written.
  if (settings.RUN !== "server")
    register({ tsconfig: join(import.meta.dirname, "../tsconfig.json") });
  return startService(settings);
};
const service = await start().catch((error: Error & { code?: string }) => {
  console.error(`The service did not start: ${error.message || error.code}`);
  process.exit(1);
});

let stopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, async () => {
    if (stopping) return;
    stopping = true;
    service.log.info({ signal }, "stopping");
    setTimeout(() => {
      service.log.warn("something did not end in time");
      process.exit(1);
    }, SHUTDOWN_TIMEOUT_MS);
    await service.stop();
    process.exit(0);
  });
}
service.log.info({ run: service.settings.RUN, url: service.url }, "ready");
