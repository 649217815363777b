/** As many characters of a business name as a demo shows. */
const limit = 40;

/**
 * A name as one line of plain text: control characters and those that change the writing direction become spaces.
 * @param {unknown} value
 */
export function plainName(value) {
  if (typeof value !== "string") return "";
  const line = value.replace(/[\p{C}\p{Z}]+/gu, " ").trim();
  return [...line].slice(0, limit).join("").trim();
}
