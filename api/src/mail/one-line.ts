/** For headers: no line break or invisible control, which could begin another header or turn the text around. */
export function toSingleLine(text: string, maxLength: number) {
  const line = text
    .replace(/[\s\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu, " ")
    // The beginning of an encoded word, which a mail program would decode into anything.
    .replaceAll("=?", "= ?")
    .trim();
  return truncate(line, maxLength);
}

/** Cut between characters, never inside one. */
export function truncate(text: string, maxLength: number) {
  const characters = Array.from(text);
  if (characters.length <= maxLength) return text;
  return `${characters
    .slice(0, maxLength - 1)
    .join("")
    .trimEnd()}…`;
}
