import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { NewTemplate } from "./edit-sources.ts";

/** A kit of its own, from its first version on. */
export function copyKit(root: string, from: string, { id, name }: NewTemplate) {
  const kit = join(root, "templates", id);
  cpSync(join(root, "templates", from), kit, {
    recursive: true,
    filter: (path) => !/\/(node_modules|dist)(\/|$)/.test(path),
  });
  const today = new Date().toISOString().slice(0, 10);
  const change = (file: string, change: (text: string) => string) =>
    writeFileSync(join(kit, file), change(readFileSync(join(kit, file), "utf8")));
  const changeJson = (file: string, rename: (json: Package) => void) =>
    change(file, (text) => {
      const json = JSON.parse(text) as Package;
      rename(json);
      return `${JSON.stringify(json, null, 2)}\n`;
    });
  const rename = (json: Package) => Object.assign(json, { name: id, version: "1.0.0" });
  changeJson("package.json", rename);
  changeJson("package-lock.json", (lock) => {
    rename(lock);
    if (lock.packages?.[""]) rename(lock.packages[""]);
  });
  change("CHANGELOG.md", () => `# Changelog\n\n## 1.0.0 (${today})\n\nFirst version.\n`);
  change("README.md", (text) => text.replace(/^# .*$/m, () => `# ${name}`));
}

interface Package {
  name: string;
  version: string;
  packages?: Record<string, Package>;
}
