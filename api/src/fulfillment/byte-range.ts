export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The one span that a Range header asks for; "whole" when it asks for none, for several, or for something
 * we do not understand, as the standard allows; "impossible" when it lies outside the file.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | "whole" | "impossible" {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "");
  if (!match || (match[1] === "" && match[2] === "")) return "whole";
  const [from, to] = [match[1], match[2]];
  if (from === "") {
    const last = Number(to);
    return last === 0 ? "impossible" : { start: Math.max(0, size - last), end: size - 1 };
  }
  const start = Number(from);
  const end = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (start >= size) return "impossible";
  return end < start ? "whole" : { start, end };
}
