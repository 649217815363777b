/** Copies templates/shared into each kit, so that a kit runs in place. Git ignores the copies. */
import { cpSync, existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { listKitFolders } from "./kits.ts";

/** Also the global setup of Vitest. */
export default function copySharedFiles() {
  const { dirname } = import.meta;
  for (const id of listKitFolders()) {
    cpSync(join(dirname, "shared"), join(dirname, id), { recursive: true, filter: isOutdated });
  }
}

/** Keeps equal files, because another process may be reading them. */
const isOutdated = (source: string, copy: string) =>
  statSync(source).isDirectory() ||
  !existsSync(copy) ||
  !readFileSync(source).equals(readFileSync(copy));

if (import.meta.main) copySharedFiles();
