import { readSettings } from "./env.ts";
import { startService } from "./service.ts";

const service = await startService(readSettings());

let stopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, async () => {
    if (stopping) return;
    stopping = true;
    service.log.info({ signal }, "stopping");
    await service.stop();
    process.exit(0);
  });
}
