import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { templates } from "@agency/contract/catalog";

/** The palettes besides the default. Each has a demo in a folder with its name. */
export function listExtraPalettes(id: string): readonly string[] {
  const looks = templates.find((template) => template.id === id)?.looks;
  return looks?.setting === "preset" ? looks.names.slice(1) : [];
}

/** Changes the setting that a buyer would change. */
export function choosePalette(site: string, palette: string) {
  const path = join(site, "site.config.ts");
  const before = readFileSync(path, "utf8");
  const preset = /\bpreset: "\w+"/;
  if (!preset.test(before)) throw new Error(`${path} has no preset setting`);
  writeFileSync(path, before.replace(preset, `preset: "${palette}"`));
}
