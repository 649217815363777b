// Written by npm run templates:pack.

export interface TemplateFile {
  fileName: string;
  version: string;
  bytes: number;
  sha256: string;
}

/** The ZIP behind each template's id. */
export const templateFiles = {
  "basic-single-page": { fileName: "basic-single-page-1.1.0.zip", version: "1.1.0", bytes: 162768, sha256: "c66aa03c620aa8c2656eecf7da86bef898ead026ce16b6b97e3c7958570cdc55" },
  "simple-multi-page": { fileName: "simple-multi-page-1.1.0.zip", version: "1.1.0", bytes: 217846, sha256: "17271d429014eefcc9bcfa03213fc0b09d8ef1182052f6eba5b7e273da64bf9f" },
  "small-business-starter": { fileName: "small-business-starter-1.1.0.zip", version: "1.1.0", bytes: 148092, sha256: "802fd4c93d36efd7332ca097eb54fec27456faf19898353154e4cd2f765c899b" },
} as const satisfies Record<string, TemplateFile>;
