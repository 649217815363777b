/** Puts what the templates share into their folders, to work on one in place. Git ignores the copies. */
import { cpSync } from "node:fs";
import { join } from "node:path";
import { templates } from "@agency/contract/catalog";

const { dirname } = import.meta;
for (const { id } of templates) {
  cpSync(join(dirname, "shared"), join(dirname, id), { recursive: true });
}
