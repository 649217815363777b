/**
 * Parses "$49.50" to 4950, "1,500" to 150000 and "-200" to -20000: dollars to cents, hours and percentages to hundredths.
 * Works on digits, because floating point would lose cents. Returns undefined for other text, such as "1,50".
 */
export function parseHundredths(text: string): number | undefined {
  const compact = text.replace(/\s/g, "").replace("−", "-");
  const match = /^(-?)\$?(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d{0,2}))?$/.exec(compact);
  const [, minus, whole = "", fraction = ""] = match ?? [];
  const digits = whole.replaceAll(",", "");
  if (!match || digits + fraction === "" || digits.length > 9) return undefined;
  const value = Number(digits + fraction.padEnd(2, "0"));
  return minus && value > 0 ? -value : value;
}
