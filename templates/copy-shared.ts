/** Copies templates/shared into each kit, so that a kit runs in place. Git ignores the copies. */
import { cpSync } from "node:fs";
import { join } from "node:path";
import { listKitFolders } from "./kits.ts";

/** Also the global setup of Vitest. */
export default function copySharedFiles() {
  const { dirname } = import.meta;
  for (const id of listKitFolders()) {
    cpSync(join(dirname, "shared"), join(dirname, id), { recursive: true });
  }
}

if (import.meta.main) copySharedFiles();
