import { readFileSync, watch } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../contract");
/** The last file that is written when a template is added, changed or packed. */
const fileName = "template-files.generated.ts";
const read = () => readFileSync(join(folder, fileName), "utf8");

/** Calls `restart` when the packed templates have changed, one call at a time. */
export function onNewTemplates(restart: () => Promise<void>) {
  let previous = read();
  let lastRestart = Promise.resolve();
  watch(folder, (_event, changed) => {
    if (changed !== fileName) return;
    const current = read();
    // The file is empty while it is being written.
    if (!current || current === previous) return;
    previous = current;
    lastRestart = lastRestart.then(restart).catch((error) => console.error(error.message));
  });
}
