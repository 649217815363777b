// Written by npm run templates:pack.

export interface TemplateFile {
  fileName: string;
  version: string;
  bytes: number;
  sha256: string;
}

/** The ZIP behind each template's id. */
export const templateFiles = {
  "basic-single-page": { fileName: "basic-single-page-1.0.1.zip", version: "1.0.1", bytes: 138887, sha256: "e76ff96241e7ab4dc64e065b5e5580cb7aa3c18a4f2af14a316cb0a6e7fd1086" },
  "simple-multi-page": { fileName: "simple-multi-page-1.0.0.zip", version: "1.0.0", bytes: 192917, sha256: "1b68b6c7752c142ef9162d83d92441d079c051db3ebe4995b3124d5aff3db5f7" },
  "small-business-starter": { fileName: "small-business-starter-1.0.0.zip", version: "1.0.0", bytes: 122705, sha256: "75be8347db91716c8a424e51cb0b95ea8ce841d25a9b250fa119f070e21dfb58" },
} as const satisfies Record<string, TemplateFile>;
