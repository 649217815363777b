import { readFileSync } from "node:fs";
import { agency } from "@agency/contract/agency";
import { templateFiles } from "@agency/contract/template-files.generated";
import type { Kit } from "@agency/templates/kit";
import { packKits } from "@agency/templates/kits";
import { filesIn } from "@agency/templates/unpack";
import { areDoorsOutdated } from "../../art/doors.ts";
import { findOutdatedDrawings, findOutdatedPictures } from "../../art/source-hashes.ts";
import { colorsCss, colorsFile } from "../write-colors.ts";

/** Each line names the command that generates the file again. */
export function findOutdatedAssets(): string[] {
  return [
    ...findOutdatedPictures().map((name) =>
      name === "icons"
        ? "icons: made for another mark or color (node web/art/brand/icons.ts)"
        : `${name}: made for another name, mark, color or price (npm run images -- ${name})`,
    ),
    ...findOutdatedDrawings().map(
      (name) => `${name}: made for another mark (node web/art/write-drawings.ts)`,
    ),
    ...(areDoorsOutdated()
      ? ["web/app/doors.generated.css: made for other houses (node web/art/write-drawings.ts)"]
      : []),
    ...(readFileSync(colorsFile, "utf8") === colorsCss()
      ? []
      : ["web/app/colors.css: made for other colors (node web/scripts/write-colors.ts)"]),
    ...packKits().flatMap((kit) => findOutdatedKit(kit)),
  ];
}

export function findOutdatedKit(
  { id, zip, sha256 }: Pick<Kit, "id" | "zip" | "sha256">,
  seller: string = agency.legalName,
): string[] {
  const license = filesIn(zip)[`${id}/LICENSE.md`];
  const packed = (templateFiles as Readonly<Record<string, { sha256: string }>>)[id]?.sha256;
  return [
    ...(license && Buffer.from(license).includes(seller)
      ? []
      : [`templates/${id}: its license does not name ${seller}`]),
    ...(packed === sha256
      ? []
      : [`templates/${id}: changed since it was packed (npm run templates:pack)`]),
  ];
}
