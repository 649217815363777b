/*
  Formats settings as in a content file, for the page of all blocks. Long lists are shortened.
*/
const countShownItems = (list: unknown[]) => (typeof list[0] === "string" ? 3 : 1);

function formatValue(value: unknown, indent: string): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value !== "object" || value === null) return String(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.length === 0) return "[]";
    const flat = `[${value.map((item) => formatValue(item, inner)).join(", ")}]`;
    if (flat.length < 60 && !flat.includes("\n")) return flat;
    const shown = value
      .slice(0, countShownItems(value))
      .map((item) => `${inner}${formatValue(item, inner)},\n`);
    const ellipsis = value.length > shown.length ? `${inner}// ...\n` : "";
    return `[\n${shown.join("")}${ellipsis}${indent}]`;
  }
  const entries = Object.entries(value).map(([key, item]) => `${key}: ${formatValue(item, inner)}`);
  const flat = `{ ${entries.join(", ")} }`;
  if (flat.length < 76 && !flat.includes("\n")) return flat;
  return `{\n${entries.map((entry) => `${inner}${entry},\n`).join("")}${indent}}`;
}

/** export const stats: Stats = {...}; */
export const formatSettings = (name: string, value: object): string =>
  `export const ${name}: ${name.charAt(0).toUpperCase()}${name.slice(1)} = ${formatValue(value, "")};`;
