import { createHash } from "node:crypto";
import { createReadStream, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { type TemplateFile, templateFiles } from "@agency/contract/template-files.generated";

/** Small, so that little is in doubt when a connection breaks. */
const CHUNK_BYTES = 16 * 1024;

export interface StoredFile extends TemplateFile {
  read(range?: { start: number; end: number }): Readable;
}

export interface FileStore {
  /** By the id of a template; there is no way to ask for a path. */
  find(id: string): StoredFile | undefined;
}

/**
 * The packed templates. Refuses to start with a file that is not the one the catalog promises. Of a template
 * that is sold no more, the newest version in the folder goes on being delivered to those who bought it.
 */
export function openFileStore(folder: string): FileStore {
  const files = findDiscontinuedFiles(folder);
  for (const [id, file] of Object.entries(templateFiles)) {
    const path = join(folder, file.fileName);
    const sha256 = createHash("sha256").update(readFileSync(path)).digest("hex");
    if (sha256 !== file.sha256) throw new Error(`${path} is not the packed template: ${sha256}`);
    files.set(id, { ...file, read: reader(path) });
  }
  return { find: (id) => files.get(id) };
}

function reader(path: string): StoredFile["read"] {
  return (range) => createReadStream(path, { ...range, highWaterMark: CHUNK_BYTES });
}

function findDiscontinuedFiles(folder: string) {
  const files = new Map<string, StoredFile>();
  const byVersion = new Intl.Collator("en", { numeric: true }).compare;
  for (const fileName of readdirSync(folder).sort(byVersion)) {
    const [, id, version] = /^([a-z-]+)-(\d+\.\d+\.\d+)\.zip$/.exec(fileName) ?? [];
    if (!id || !version || id in templateFiles) continue;
    const path = join(folder, fileName);
    const content = readFileSync(path);
    const sha256 = createHash("sha256").update(content).digest("hex");
    files.set(id, { fileName, version, bytes: content.length, sha256, read: reader(path) });
  }
  return files;
}
