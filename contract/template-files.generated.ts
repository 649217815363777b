// Written by npm run templates:pack.

export interface TemplateFile {
  fileName: string;
  version: string;
  bytes: number;
  sha256: string;
}

/** The ZIP behind each template's ID. */
export const templateFiles = {
  "basic-single-page": { fileName: "basic-single-page-1.2.0.zip", version: "1.2.0", bytes: 174135, sha256: "382b7ff9cc3ca3d77578bd6dc3fbc0b828b7d52c5d48bc5e4cb554f013a6fe9f" },
  "simple-multi-page": { fileName: "simple-multi-page-1.2.0.zip", version: "1.2.0", bytes: 226914, sha256: "8ff53c8a6d3c7224e52c68b13a4e2ebe43a798ed7a6a407bc3fe4b0891dacfd2" },
  "small-business-starter": { fileName: "small-business-starter-1.2.0.zip", version: "1.2.0", bytes: 285279, sha256: "475d9bbcf76d0838690e36c10e2c6ae45d18e964a02413d0cd0d59238dfa20f4" },
} as const satisfies Record<string, TemplateFile>;

/** What the version changes, from the changelog of its kit. */
export const templateChanges = {
  "basic-single-page": [
    "Clearer messages: npm run check prints \"Warning:\" and \"Error:\", and ends with \"No problems found.\" or \"No errors.\"",
    "Simpler wording in the documentation, the comments and the sample texts, with clearer names in the code.",
    "If you import template code in your own components: pictureOf is now getPicture, pictureAddress is pictureUrl, and the first property of Photo is eager.",
    "No setting was renamed.",
  ],
  "simple-multi-page": [
    "Clearer messages: npm run check prints \"Warning:\" and \"Error:\", and ends with \"No problems found.\" or \"No errors.\"",
    "Simpler wording in the documentation, the comments and the sample texts, with clearer names in the code.",
    "If you import template code in your own components: pictureOf is now getPicture, pictureAddress is pictureUrl, and the first property of Photo is eager.",
    "No setting was renamed.",
  ],
  "small-business-starter": [
    "Clearer messages: npm run check prints \"Warning:\" and \"Error:\", and ends with \"No problems found.\" or \"No errors.\"",
    "Simpler wording in the documentation, the comments and the sample texts, with clearer names in the code.",
    "If you import template code in your own components: pictureOf is now getPicture, pictureAddress is pictureUrl, and the first property of Photo is eager.",
    "No setting was renamed.",
  ],
} as const satisfies Record<keyof typeof templateFiles, readonly string[]>;
