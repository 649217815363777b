import { createHash } from "node:crypto";
import { createReadStream, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { type TemplateFile, templateFiles } from "@agency/contract/template-files.generated";

export interface StoredFile extends TemplateFile {
  read(range?: { start: number; end: number }): Readable;
}

export interface FileStore {
  /** Takes a template ID, so that callers cannot request arbitrary paths. */
  find(id: string): StoredFile | undefined;
}

/** Loads the packed templates. Throws if the checksum of a file differs from the catalog's. */
export function openFileStore(folder: string): FileStore {
  const files = findDiscontinuedFiles(folder);
  for (const [id, file] of Object.entries(templateFiles)) {
    const path = join(folder, file.fileName);
    const sha256 = createHash("sha256").update(readFileSync(path)).digest("hex");
    if (sha256 !== file.sha256) throw new Error(`${path} is not the packed template: ${sha256}`);
    files.set(id, { ...file, read: (range) => createReadStream(path, range) });
  }
  return { find: (id) => files.get(id) };
}

/** Finds the newest version of each discontinued template, which earlier buyers can still download. */
function findDiscontinuedFiles(folder: string) {
  const files = new Map<string, StoredFile>();
  const byVersion = new Intl.Collator("en", { numeric: true }).compare;
  for (const fileName of readdirSync(folder).sort(byVersion)) {
    const [, id, version] = /^([a-z-]+)-(\d+\.\d+\.\d+)\.zip$/.exec(fileName) ?? [];
    if (!id || !version || id in templateFiles) continue;
    const path = join(folder, fileName);
    const content = readFileSync(path);
    const sha256 = createHash("sha256").update(content).digest("hex");
    files.set(id, {
      fileName,
      version,
      bytes: content.length,
      sha256,
      read: (range) => createReadStream(path, range),
    });
  }
  return files;
}
