import { readFileSync, watch } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../contract");
/** The last file that adding, changing or packing a template writes. */
const name = "template-files.generated.ts";
const read = () => readFileSync(join(folder, name), "utf8");

/** Calls `restart` when the packed templates have changed, one call after another. */
export function onNewTemplates(restart: () => Promise<void>) {
  let known = read();
  let last = Promise.resolve();
  watch(folder, (_event, changed) => {
    if (changed !== name) return;
    const packed = read();
    // Writing begins by emptying the file.
    if (!packed || packed === known) return;
    known = packed;
    last = last.then(restart).catch((error) => console.error(error.message));
  });
}
