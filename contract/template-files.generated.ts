// Written by npm run templates:pack.

export interface TemplateFile {
  fileName: string;
  version: string;
  bytes: number;
  sha256: string;
}

/** The ZIP behind each template's id. */
export const templateFiles = {
  "basic-single-page": { fileName: "basic-single-page-1.1.0.zip", version: "1.1.0", bytes: 174754, sha256: "f045283610b59e46c0c463e3dfad73b74c0835a4e8c26f4471087481c9a4ded4" },
  "simple-multi-page": { fileName: "simple-multi-page-1.1.0.zip", version: "1.1.0", bytes: 228127, sha256: "bdb90787a0c10cb3127004e3757a74853b1ac03b8ae7fcf1b010f6e80f95a965" },
  "small-business-starter": { fileName: "small-business-starter-1.1.0.zip", version: "1.1.0", bytes: 287771, sha256: "879e080d466e0314cabc57d87a2a839b2542e6cc84ff5f57b48a92684fcc7a03" },
} as const satisfies Record<string, TemplateFile>;
