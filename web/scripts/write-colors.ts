/** Writes web/app/colors.css, the colors as Tailwind knows them, from the contract: mails and paper read the same. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { colors } from "@agency/contract/brand/colors";

export const colorsFile = join(import.meta.dirname, "../app/colors.css");

/** Tailwind's own palette goes: a color that is not ours has no name. */
export function colorsCss(values: Readonly<Record<string, string>> = colors) {
  const lines = Object.entries(values).map(([name, value]) => `  --color-${name}: ${value};`);
  return `/* Written by npm run setup, from contract/brand/colors.ts. */\n@theme {\n  --color-*: initial;\n${lines.join("\n")}\n}\n`;
}

if (import.meta.main) writeFileSync(colorsFile, colorsCss());
