/*
  Writes settings the way they stand in a content file, for the page that shows every block.
  Of a long list only the beginning is written: the rest is more of the same.
*/
const shownOf = (list: unknown[]) => (typeof list[0] === "string" ? 3 : 1);

function text(value: unknown, indent: string): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value !== "object" || value === null) return String(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.length === 0) return "[]";
    const flat = `[${value.map((item) => text(item, inner)).join(", ")}]`;
    if (flat.length < 60 && !flat.includes("\n")) return flat;
    const shown = value.slice(0, shownOf(value)).map((item) => `${inner}${text(item, inner)},\n`);
    const rest = value.length > shown.length ? `${inner}// and so on\n` : "";
    return `[\n${shown.join("")}${rest}${indent}]`;
  }
  const entries = Object.entries(value).map(([key, item]) => `${key}: ${text(item, inner)}`);
  const flat = `{ ${entries.join(", ")} }`;
  if (flat.length < 76 && !flat.includes("\n")) return flat;
  return `{\n${entries.map((entry) => `${inner}${entry},\n`).join("")}${indent}}`;
}

/** export const stats: Stats = {...}; */
export const settingsText = (name: string, value: object): string =>
  `export const ${name}: ${name.charAt(0).toUpperCase()}${name.slice(1)} = ${text(value, "")};`;
