import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { colors } from "@agency/contract/brand/colors";
import type { Agency } from "@agency/contract/offers/agency-type";
import { colorsCss } from "../../web/scripts/write-colors.ts";
import { markBox } from "./mark.ts";
import type { Palette } from "./palette.ts";

const root = join(import.meta.dirname, "../..");

/** What an owner said is data: it stands in the code as JSON does, whatever is in it. */
const quoted = (value: unknown) => JSON.stringify(value);

const agencyFile = (agency: Agency, sampleFields: readonly string[]) => `\
import type { Agency } from "@agency/contract/offers/agency-type";

/** What you change first, by hand or by npm run setup: every page, mail and card reads it from here. */
export const agency: Agency = {
  name: ${quoted(agency.name)},
  legalName: ${quoted(agency.legalName)},
  tagline: ${quoted(agency.tagline)},
  founders: [${agency.founders.map(({ name, role }) => `{ name: ${quoted(name)}, role: ${quoted(role)} }`).join(", ")}],
  city: ${quoted(agency.city)},
  region: ${quoted(agency.region)},
  timeZone: ${quoted(agency.timeZone)},
  postalAddress: ${quoted(agency.postalAddress)},
  email: ${quoted(agency.email)},
  phone: ${quoted(agency.phone)},
  siteUrl: ${quoted(agency.siteUrl)},
  venmoHandle: ${quoted(agency.venmoHandle)},
  formEndpoint: ${quoted(agency.formEndpoint)},
  social: [${agency.social.map(({ name, url }) => `{ name: ${quoted(name)}, url: ${quoted(url)} }`).join(", ")}],
};

/** Values above that are still samples. Take a name off this list once you have put in your own. */
export const sampleFields: readonly (keyof Agency)[] = ${quoted(sampleFields)};
`;

const brandColorsFile = (palette: Palette) => `\
/** The brand's own colors, written by npm run setup; every other color is in colors.ts. */
export const brandColors = ${quoted(palette)} as const;
`;

const markFile = (path: string) => `\
/** The agency's mark, written by npm run setup. One color; drawn for 16 px and up. */
export const markPath = ${quoted(path)};
export const markViewBox = "0 0 ${markBox.width} ${markBox.height}";
`;

export interface Settings {
  agency: Agency;
  sampleFields: readonly string[];
  palette: Palette;
  /** Absent where the mark stays. */
  mark?: string;
}

/** Writes what differs from what is there. Returns the files that it wrote. */
export function writeSettings({ agency, sampleFields, palette, mark }: Settings): string[] {
  return [
    write("contract/agency.ts", agencyFile(agency, sampleFields)),
    write("contract/brand/brand-colors.ts", brandColorsFile(palette)),
    write("web/app/colors.css", colorsCss({ ...colors, ...palette })),
    ...(mark ? [write("contract/brand/mark.ts", markFile(mark))] : []),
  ].filter((file) => file !== undefined);
}

function write(file: string, text: string): string | undefined {
  const path = join(root, file);
  const formatted = execFileSync(
    "node_modules/.bin/biome",
    ["format", `--stdin-file-path=${file}`],
    {
      cwd: root,
      input: text,
      encoding: "utf8",
    },
  );
  if (existsSync(path) && readFileSync(path, "utf8") === formatted) return undefined;
  writeFileSync(path, formatted);
  return file;
}
