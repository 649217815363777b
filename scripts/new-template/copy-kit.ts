import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { NewTemplate } from "./edit-sources.ts";

/** Copies a template's folder, with a new name and version 1.0.0. */
export function copyKit(root: string, from: string, { id, name }: NewTemplate) {
  const kit = join(root, "templates", id);
  cpSync(join(root, "templates", from), kit, {
    recursive: true,
    filter: (path) => !/\/(node_modules|dist)(\/|$)/.test(path),
  });
  const today = new Date().toISOString().slice(0, 10);
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(join(kit, file), change(readFileSync(join(kit, file), "utf8")));
  const editJson = (file: string, change: (json: Package) => void) =>
    edit(file, (text) => {
      const json = JSON.parse(text) as Package;
      change(json);
      return `${JSON.stringify(json, null, 2)}\n`;
    });
  const rename = (json: Package) => Object.assign(json, { name: id, version: "1.0.0" });
  editJson("package.json", rename);
  editJson("package-lock.json", (lock) => {
    rename(lock);
    if (lock.packages?.[""]) rename(lock.packages[""]);
  });
  edit("CHANGELOG.md", () => `# Changelog\n\n## 1.0.0 (${today})\n\nFirst version.\n`);
  edit("README.md", (text) => text.replace(/^# .*$/m, () => `# ${name}`));
}

interface Package {
  name: string;
  version: string;
  packages?: Record<string, Package>;
}
