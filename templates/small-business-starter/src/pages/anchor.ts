/** "Dr. Ada Okafor" becomes "dr-ada-okafor": the part of an address that leads to her. */
export const anchorOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
