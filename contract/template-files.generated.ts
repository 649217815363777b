// Written by npm run templates:pack.

export interface TemplateFile {
  fileName: string;
  version: string;
  bytes: number;
  sha256: string;
}

/** The ZIP behind each template's id. */
export const templateFiles = {
  "basic-single-page": { fileName: "basic-single-page-1.0.1.zip", version: "1.0.1", bytes: 140009, sha256: "bed6b7b0adc831dc49769d2713abcf20e58e06cc84fba38a4bf9812d3f3d8927" },
  "simple-multi-page": { fileName: "simple-multi-page-1.0.0.zip", version: "1.0.0", bytes: 194032, sha256: "101669bed60fce694cee4a85957d1ad87731a7c0a138897a162e29c9e81730fb" },
  "small-business-starter": { fileName: "small-business-starter-1.0.0.zip", version: "1.0.0", bytes: 122857, sha256: "acc68734fe1ad23b79e3ab7c640395c7e6b5e02becb08780189ba4b478d03195" },
} as const satisfies Record<string, TemplateFile>;
