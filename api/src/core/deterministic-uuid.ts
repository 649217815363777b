import { createHash } from "node:crypto";

/** The same parts give the same ID, on every instance and after a crash. */
export function deterministicUuid(...parts: (string | number)[]): string {
  const hex = createHash("sha256").update(parts.join("\n")).digest("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    // UUID version 8 (custom) and its variant.
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}
