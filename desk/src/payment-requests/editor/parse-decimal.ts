/**
 * 4950 of "$49.50", 150000 of "1,500", 150 of "1.5", -20000 of "-200": dollars in cents, hours in hundredths, percents
 * too. Digit by digit, so that no cent is lost on the way; undefined for anything else, such as the comma of "1,50".
 */
export function parseDecimal(text: string): number | undefined {
  const typed = text.replace(/\s/g, "").replace("−", "-");
  const match = /^(-?)\$?(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d{0,2}))?$/.exec(typed);
  const [, minus, whole = "", part = ""] = match ?? [];
  const digits = whole.replaceAll(",", "");
  if (!match || digits + part === "" || digits.length > 9) return undefined;
  const value = Number(digits + part.padEnd(2, "0"));
  return minus && value > 0 ? -value : value;
}
