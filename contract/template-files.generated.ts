// Written by npm run templates:pack.

export interface TemplateFile {
  fileName: string;
  version: string;
  bytes: number;
  sha256: string;
}

/** The ZIP behind each template's id. */
export const templateFiles = {
  "basic-single-page": { fileName: "basic-single-page-1.0.1.zip", version: "1.0.1", bytes: 158097, sha256: "5fcecb2b5e390282aa0c00d1c9e7babfb6e810c602aa51775a539d529ed2e47c" },
  "simple-multi-page": { fileName: "simple-multi-page-1.0.0.zip", version: "1.0.0", bytes: 211765, sha256: "a03043161c5332f58575310ca1e743c12b5d53844ab6c018a558f54aa1b977b6" },
  "small-business-starter": { fileName: "small-business-starter-1.0.0.zip", version: "1.0.0", bytes: 142130, sha256: "869c0177fc18fb30213214785bd0b0e8e2ea649a12729a4790af31933a429a7f" },
} as const satisfies Record<string, TemplateFile>;
