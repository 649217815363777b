import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";

export const formEndpoint = "https://forms.example/f/1";

/** For each template: the file that names a photo, and the page with a form. */
export const purchasedSites: Record<string, PurchasedSite> = {
  "basic-single-page": {
    photoIn: "content/photos.ts",
    formPage: "",
    fields: { email: "ada@example.com" },
  },
  "simple-multi-page": {
    photoIn: "site.config.ts",
    formPage: "visit/",
    fields: { name: "Ada", email: "ada@example.com", message: "Is the shed open?" },
  },
  "small-business-starter": {
    photoIn: "content/hero.ts",
    formPage: "",
    fields: { name: "Ada", email: "ada@example.com", message: "Otto limps." },
  },
};

export interface PurchasedSite {
  photoIn: string;
  formPage: string;
  /** Values that a visitor enters. */
  fields: Record<string, string>;
}

/** Sets the site URL, connects the forms and adds a photo, as a buyer would. */
export async function customizeSite(folder: string, { photoIn }: PurchasedSite, url: string) {
  edit(join(folder, "site.config.ts"), /\b(contact|subscribe): "",/g, `$1: "${formEndpoint}",`);
  edit(join(folder, "site.config.ts"), /^ {2}url: "",/m, `  url: "${url}",`);
  edit(join(folder, photoIn), /(file|picture): "[^"]+\.svg"/, '$1: "From my phone.JPG"');
  writeFileSync(join(folder, "content/images/From my phone.JPG"), await createPhonePhoto());
}

function edit(file: string, pattern: RegExp, replacement: string) {
  const before = readFileSync(file, "utf8");
  const after = before.replace(pattern, replacement);
  if (after === before) throw new Error(`${pattern} does not match in ${file}`);
  writeFileSync(file, after);
}

/** A photo with EXIF rotation and GPS data. */
const createPhonePhoto = () =>
  sharp({ create: { width: 1400, height: 1000, channels: 3, background: "#7a9e7e" } })
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "39/1 44/1 20/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

export async function fillForm(page: Page, fields: Record<string, string>) {
  const form = findForm(page, fields);
  for (const [name, value] of Object.entries(fields)) {
    await form.locator(`[name="${name}"]`).fill(value);
  }
}

/** Returns the form that contains the last of these fields. */
export function findForm(page: Page, fields: Record<string, string>) {
  const last = Object.keys(fields).at(-1);
  return page
    .locator("form")
    .filter({ has: page.locator(`[name="${last}"]`) })
    .first();
}
