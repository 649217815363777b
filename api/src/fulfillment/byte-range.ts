export interface ByteRange {
  start: number;
  end: number;
}

/** Returns "full" for a missing, multiple or invalid range, which RFC 9110 allows a server to ignore. */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | "full" | "unsatisfiable" {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "");
  if (!match || (match[1] === "" && match[2] === "")) return "full";
  const [from, to] = [match[1], match[2]];
  if (from === "") {
    const last = Number(to);
    return last === 0 ? "unsatisfiable" : { start: Math.max(0, size - last), end: size - 1 };
  }
  const start = Number(from);
  const end = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (start >= size) return "unsatisfiable";
  return end < start ? "full" : { start, end };
}
