import { copyFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Template } from "@agency/contract/offers/types";
import type { NewTemplate } from "./edit-sources.ts";

/** Copies the images of a template for another one, which has none yet. */
export function copyImages(root: string, from: Template, to: NewTemplate) {
  const copy = (folder: string, pattern: RegExp, name: string) => {
    const path = join(root, "web/public", folder);
    for (const file of readdirSync(path)) {
      if (pattern.test(file))
        copyFileSync(join(path, file), join(path, file.replace(pattern, name)));
    }
  };
  copy(
    "images",
    new RegExp(`^${from.pictures}(?=-(front|full|top|rest|stage|stage-small|shot-\\d+)-)`),
    to.pictures,
  );
  copy("images", new RegExp(`^og-${from.detailUrl.slice(1)}(?=-)`), `og-${to.detailUrl.slice(1)}`);
  copy("email", new RegExp(`^${from.id}(?=(-small)?\\.)`), to.id);
}
