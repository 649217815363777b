// Written by npm run templates:pack.

export interface TemplateFile {
  fileName: string;
  version: string;
  bytes: number;
  sha256: string;
}

/** The ZIP behind each template's id. */
export const templateFiles = {
  "basic-single-page": { fileName: "basic-single-page-1.1.0.zip", version: "1.1.0", bytes: 174806, sha256: "dc7f14b5c0b6fa5b6077b6832ac5b91c47019ad9c8a466ed8292a34ad408a441" },
  "simple-multi-page": { fileName: "simple-multi-page-1.1.0.zip", version: "1.1.0", bytes: 228177, sha256: "b122420490ebc154e08a0fbf06dc27d8fb9b110b42e6925462a9107d9ae358d2" },
  "small-business-starter": { fileName: "small-business-starter-1.1.0.zip", version: "1.1.0", bytes: 288168, sha256: "11eb0f9479b26ee83f3304e589736d69c485b0f61fadc230cde8fc940e8333b2" },
} as const satisfies Record<string, TemplateFile>;
