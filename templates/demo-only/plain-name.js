/** The same limit as the field on the template page. */
const maxLength = 40;

/**
 * Replaces control characters, line breaks and text direction marks in a name with spaces.
 * @param {unknown} value
 */
export function plainName(value) {
  if (typeof value !== "string") return "";
  const line = value.replace(/[\p{C}\p{Z}]+/gu, " ").trim();
  return [...line].slice(0, maxLength).join("").trim();
}
