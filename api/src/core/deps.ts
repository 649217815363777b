import type { Logger } from "pino";
import type { Database, Now } from "../db/database.ts";
import type { FileStore } from "../gateways/files.ts";
import type { Gateway } from "../gateways/gateway.ts";
import type { Queue } from "../queue/queue.ts";
import type { Settings } from "./settings.ts";
import type { Signer } from "./signer.ts";

/** The service's dependencies. Tests replace only the clock. */
export interface Deps {
  settings: Settings;
  log: Logger;
  db: Database;
  queue: Queue;
  signer: Signer;
  files: FileStore;
  gateway: Gateway;
  now: Now;
}
