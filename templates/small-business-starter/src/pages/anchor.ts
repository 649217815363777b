/** The URL fragment of a person: "Dr. Ada Okafor" becomes "dr-ada-okafor". */
export const toAnchor = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
