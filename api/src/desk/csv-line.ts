import { formatTimestamp } from "@agency/contract/format/dates";

/** Numbers are amounts in dollars. */
export type Cell = string | number | Date | null;

/** Spreadsheets run such text as a formula, also after a separator or line break if they read the file with another separator. */
const FORMULA = /(?<=(?:^|[;\t\r\n])[\s"]*)[=+\-@\uff1d\uff0b\uff0d\uff20]/g;
const LEADING_CONTROL = /^[\t\r\n]/;

/** Times are in the agency's time zone. */
export const formatCsvLine = (cells: readonly Cell[]) => `${cells.map(formatCell).join(",")}\r\n`;

function formatCell(value: Cell) {
  if (value === null) return "";
  if (typeof value === "number") return value.toFixed(2);
  return quote(value instanceof Date ? formatTimestamp(value) : escapeFormula(value));
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;

function escapeFormula(text: string) {
  const escaped = text.replace(FORMULA, "'$&");
  return LEADING_CONTROL.test(escaped) ? `'${escaped}` : escaped;
}
