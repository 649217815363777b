import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { colors } from "@agency/contract/brand/colors";
import type { Agency } from "@agency/contract/offers/agency-type";
import { colorsCss } from "../../web/scripts/write-colors.ts";
import { markBox } from "./mark.ts";
import type { Palette } from "./palette.ts";

const root = join(import.meta.dirname, "../..");

/** Writes an owner's input as JSON, so that it cannot become code. */
const quote = (value: unknown) => JSON.stringify(value);

const buildAgencyFile = (agency: Agency, sampleFields: readonly string[]) => `\
import type { Agency } from "@agency/contract/offers/agency-type";

/** Your agency's details, used by every page and email. Edit this file, or run npm run setup. */
export const agency: Agency = {
  name: ${quote(agency.name)},
  legalName: ${quote(agency.legalName)},
  tagline: ${quote(agency.tagline)},
  founders: [${agency.founders.map(({ name, role }) => `{ name: ${quote(name)}, role: ${quote(role)} }`).join(", ")}],
  city: ${quote(agency.city)},
  region: ${quote(agency.region)},
  timeZone: ${quote(agency.timeZone)},
  postalAddress: ${quote(agency.postalAddress)},
  email: ${quote(agency.email)},
  phone: ${quote(agency.phone)},
  siteUrl: ${quote(agency.siteUrl)},
  venmoHandle: ${quote(agency.venmoHandle)},
  formEndpoint: ${quote(agency.formEndpoint)},
  social: [${agency.social.map(({ name, url }) => `{ name: ${quote(name)}, url: ${quote(url)} }`).join(", ")}],
};

/** Fields above that still have sample values. Remove a field from this list when you have replaced its value. */
export const sampleFields: readonly (keyof Agency)[] = ${quote(sampleFields)};
`;

const buildBrandColorsFile = (palette: Palette) => `\
/** The brand's colors, written by npm run setup. All other colors are in colors.ts. */
export const brandColors = ${quote(palette)} as const;
`;

const buildMarkFile = (path: string) => `\
/** The agency's logo, written by npm run setup. One color, readable from 16 px. */
export const markPath = ${quote(path)};
export const markViewBox = "0 0 ${markBox.width} ${markBox.height}";
`;

export interface Settings {
  agency: Agency;
  sampleFields: readonly string[];
  palette: Palette;
  /** Undefined if the logo does not change. */
  mark?: string;
}

/** Writes the files that have changed, and returns their names. */
export function writeSettings({ agency, sampleFields, palette, mark }: Settings): string[] {
  return [
    write("contract/agency.ts", buildAgencyFile(agency, sampleFields)),
    write("contract/brand/brand-colors.ts", buildBrandColorsFile(palette)),
    write("web/app/colors.css", colorsCss({ ...colors, ...palette })),
    ...(mark ? [write("contract/brand/mark.ts", buildMarkFile(mark))] : []),
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
