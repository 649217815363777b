// Written by npm run templates:pack.

export interface TemplateFile {
  fileName: string;
  version: string;
  bytes: number;
  sha256: string;
}

/** The ZIP behind each template's id. */
export const templateFiles = {
  "basic-single-page": { fileName: "basic-single-page-1.0.1.zip", version: "1.0.1", bytes: 158282, sha256: "c95cf847232f715c74440e404ac21e5a672c98fe2f6f41b1b23753955d6a40b6" },
  "simple-multi-page": { fileName: "simple-multi-page-1.0.0.zip", version: "1.0.0", bytes: 211860, sha256: "a5211d9fcf9811d6429ad97ed67472c42011b04245a250bebc0dddad0d00ca9e" },
  "small-business-starter": { fileName: "small-business-starter-1.0.0.zip", version: "1.0.0", bytes: 142353, sha256: "50a8b09f37019b8e538081c6ae0a4997e172e509c892057e4fee27ea17f70749" },
} as const satisfies Record<string, TemplateFile>;
