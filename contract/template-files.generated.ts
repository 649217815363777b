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
  "small-business-starter": { fileName: "small-business-starter-1.1.0.zip", version: "1.1.0", bytes: 286900, sha256: "26c6aebb1b81360e10a553d321e8a6fa0ad8855a79d89d042a74d4d1c8a42ee7" },
} as const satisfies Record<string, TemplateFile>;
