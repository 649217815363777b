// Written by npm run templates:pack.

export interface TemplateFile {
  fileName: string;
  version: string;
  bytes: number;
  sha256: string;
}

/** The ZIP behind each template's id. */
export const templateFiles = {
  "basic-single-page": { fileName: "basic-single-page-1.1.0.zip", version: "1.1.0", bytes: 162717, sha256: "477ca6df0c4c9324fe9caa71ae844d055c53041a73356d88d55cb576683756af" },
  "simple-multi-page": { fileName: "simple-multi-page-1.1.0.zip", version: "1.1.0", bytes: 217794, sha256: "61a1061d72b4e0cc2a81eea0f1d49dde290c8de20cb23a4169a1c1425d3dead1" },
  "small-business-starter": { fileName: "small-business-starter-1.1.0.zip", version: "1.1.0", bytes: 148041, sha256: "e23c51b26897f7f61107a1a97e18794ac2a73577ed34bd65f4464700bec3611c" },
} as const satisfies Record<string, TemplateFile>;
