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
  "simple-multi-page": { fileName: "simple-multi-page-1.1.0.zip", version: "1.1.0", bytes: 228098, sha256: "dd85488c768452df85b96253393e0a0952eda99ea93e2d7c28b3d3152139309b" },
  "small-business-starter": { fileName: "small-business-starter-1.1.0.zip", version: "1.1.0", bytes: 148220, sha256: "9c1a951eff4f53257c97f03ffc901fbbc50a3632a35a55284a84e0f93a3f4c27" },
} as const satisfies Record<string, TemplateFile>;
