// Written by npm run templates:pack.

export interface TemplateFile {
  fileName: string;
  version: string;
  bytes: number;
  sha256: string;
}

/** The ZIP behind each template's id. */
export const templateFiles = {
  "basic-single-page": { fileName: "basic-single-page-1.1.0.zip", version: "1.1.0", bytes: 174818, sha256: "34bc3fe5e11351beaa40b62e1170a7824795322583d9c7dd3e5b7cb9687d2f99" },
  "simple-multi-page": { fileName: "simple-multi-page-1.1.0.zip", version: "1.1.0", bytes: 228313, sha256: "1c57c55abf110cb4dcb28bbafc414a77047c62824da4a4fa69faefd4073087a5" },
  "small-business-starter": { fileName: "small-business-starter-1.1.0.zip", version: "1.1.0", bytes: 288261, sha256: "f8c127cfe29b5311757a159367ad9119cd978fda43e156c9b5b68b9434e2df1f" },
} as const satisfies Record<string, TemplateFile>;
