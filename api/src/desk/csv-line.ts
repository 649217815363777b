import { formatTimestamp } from "@agency/contract/format/dates";

/** A number is an amount in dollars. */
export type Cell = string | number | Date | null;

/**
 * A spreadsheet runs a text that begins like this as a formula: at the beginning of a cell, and also after a separator or a
 * line break inside it, which begin a new cell when the file is read with another separator.
 */
const FORMULA = /(?<=(?:^|[;\t\r\n])[\s"]*)[=+\-@\uff1d\uff0b\uff0d\uff20]/g;
const LEADING_CONTROL = /^[\t\r\n]/;

/** Times are on the agency's clock. */
export const csvLine = (cells: readonly Cell[]) => `${cells.map(formatCell).join(",")}\r\n`;

function formatCell(value: Cell) {
  if (value === null) return "";
  if (typeof value === "number") return value.toFixed(2);
  return quote(value instanceof Date ? formatTimestamp(value) : guard(value));
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;

function guard(text: string) {
  const guarded = text.replace(FORMULA, "'$&");
  return LEADING_CONTROL.test(guarded) ? `'${guarded}` : guarded;
}
