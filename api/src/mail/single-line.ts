/** For headers: removes line breaks and control characters, which could add a header or reverse the text. */
export function toSingleLine(text: string, maxLength: number) {
  const line = text
    .replace(/[\s\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu, " ")
    // Breaks RFC 2047 encodings, which mail programs would decode.
    .replaceAll("=?", "= ?")
    .trim();
  return truncate(line, maxLength);
}

/** Counts code points, so that no character is cut in half. */
export function truncate(text: string, maxLength: number) {
  const characters = Array.from(text);
  if (characters.length <= maxLength) return text;
  return `${characters
    .slice(0, maxLength - 1)
    .join("")
    .trimEnd()}…`;
}
