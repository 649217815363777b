import { createHash } from "node:crypto";

/** The same parts give the same id, on every instance of the service and after every crash. */
export function deterministicUuid(...parts: (string | number)[]): string {
  const hex = createHash("sha256").update(parts.join("\n")).digest("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    // Version 8, "made by the application", and the variant that goes with it.
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}
