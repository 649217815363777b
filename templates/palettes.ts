import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { templates } from "@agency/contract/catalog";

/** The palettes besides the one a template comes in: each gets a demo in a folder of its name. */
export function palettesOf(id: string): readonly string[] {
  const looks = templates.find((template) => template.id === id)?.looks;
  return looks?.setting === "preset" ? looks.names.slice(1) : [];
}

/** Changes the one word that a buyer would change. */
export function choosePalette(site: string, palette: string) {
  const path = join(site, "site.config.ts");
  const before = readFileSync(path, "utf8");
  const preset = /\bpreset: "\w+"/;
  if (!preset.test(before)) throw new Error(`${path} has no preset to change`);
  writeFileSync(path, before.replace(preset, `preset: "${palette}"`));
}
