/** Puts what the templates share into their folders, to work on one in place, and for what imports them from there. Git ignores the copies. */
import { cpSync } from "node:fs";
import { join } from "node:path";
import { kitFolders } from "./kits.ts";

/** Also what tests begin with. */
export default function share() {
  const { dirname } = import.meta;
  for (const id of kitFolders()) {
    cpSync(join(dirname, "shared"), join(dirname, id), { recursive: true });
  }
}

if (import.meta.main) share();
