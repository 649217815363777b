/** Writes web/app/colors.css, Tailwind's theme colors, from the contract, which emails and invoices use too. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { colors } from "@agency/contract/brand/colors";

export const colorsFile = join(import.meta.dirname, "../app/colors.css");

/** Removes Tailwind's default palette, so that only our colors can be used. */
export function colorsCss(values: Readonly<Record<string, string>> = colors) {
  const lines = Object.entries(values).map(([name, value]) => `  --color-${name}: ${value};`);
  return `/* Written by npm run setup, from contract/brand/colors.ts. */\n@theme {\n  --color-*: initial;\n${lines.join("\n")}\n}\n`;
}

if (import.meta.main) writeFileSync(colorsFile, colorsCss());
