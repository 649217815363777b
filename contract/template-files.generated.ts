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
  "small-business-starter": { fileName: "small-business-starter-1.1.0.zip", version: "1.1.0", bytes: 288209, sha256: "0fdb2a3b4a192c7d204209c95d12db735094b41d02bab5295f4622a353fb4b13" },
} as const satisfies Record<string, TemplateFile>;
