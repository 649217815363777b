import { readFileSync } from "node:fs";
import { agency } from "@agency/contract/agency";
import { templateFiles } from "@agency/contract/template-files.generated";
import type { Kit } from "@agency/templates/kit";
import { packKits } from "@agency/templates/kits";
import { filesIn } from "@agency/templates/unpack";
import { areDoorsStale } from "../../art/doors.ts";
import { staleDrawings, stalePictures } from "../../art/source-hashes.ts";
import { colorsCss, colorsFile } from "../write-colors.ts";

/** What was made for another name, other colors or another year, and how it is made again. */
export function findOutdatedAssets(): string[] {
  return [
    ...stalePictures().map((name) =>
      name === "icons"
        ? "icons: drawn for another mark or color (node web/art/brand/icons.ts)"
        : `${name}: photographed for another name, mark, color or price (npm run images -- ${name})`,
    ),
    ...staleDrawings().map(
      (name) => `${name}: drawn with another mark (node web/art/write-drawings.ts)`,
    ),
    ...(areDoorsStale()
      ? ["web/app/doors.generated.css: written for other houses (node web/art/write-drawings.ts)"]
      : []),
    ...(readFileSync(colorsFile, "utf8") === colorsCss()
      ? []
      : ["web/app/colors.css: written for other colors (node web/scripts/write-colors.ts)"]),
    ...packKits().flatMap((kit) => findOutdatedKit(kit)),
  ];
}

export function findOutdatedKit(
  { id, zip, sha256 }: Kit,
  seller: string = agency.legalName,
): string[] {
  const license = filesIn(zip)[`${id}/LICENSE.md`];
  const packed = (templateFiles as Readonly<Record<string, { sha256: string }>>)[id]?.sha256;
  return [
    ...(license && Buffer.from(license).includes(seller)
      ? []
      : [`templates/${id}: its license names another seller than ${seller}`]),
    ...(packed === sha256
      ? []
      : [`templates/${id}: changed since it was packed (npm run templates:pack)`]),
  ];
}
