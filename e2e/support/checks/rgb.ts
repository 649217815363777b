/** Converts "#3d86ca" to the computed style "rgb(61, 134, 202)". */
export function rgb(hex: string): string {
  const parts = hex.match(/[0-9a-f]{2}/gi) ?? [];
  return `rgb(${parts.map((part) => Number.parseInt(part, 16)).join(", ")})`;
}
