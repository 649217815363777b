import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";

export const formEndpoint = "https://forms.example/f/1";

/** Where each template names a picture that a buyer replaces first, and where it has a form. */
export const boughtSites: Record<string, BoughtSite> = {
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

export interface BoughtSite {
  photoIn: string;
  formPage: string;
  /** What a visitor fills in. */
  fields: Record<string, string>;
}

/** What a buyer does first: write the site's address, connect the forms, drop in a photo. */
export async function customizeSite(folder: string, { photoIn }: BoughtSite, url: string) {
  edit(join(folder, "site.config.ts"), /\b(contact|subscribe): "",/g, `$1: "${formEndpoint}",`);
  edit(join(folder, "site.config.ts"), /^ {2}url: "",/m, `  url: "${url}",`);
  edit(join(folder, photoIn), /(file|picture): "[^"]+\.svg"/, '$1: "From my phone.JPG"');
  writeFileSync(join(folder, "content/images/From my phone.JPG"), await photoFromPhone());
}

function edit(file: string, pattern: RegExp, replacement: string) {
  const before = readFileSync(file, "utf8");
  const after = before.replace(pattern, replacement);
  if (after === before) throw new Error(`${file} has nothing like ${pattern}`);
  writeFileSync(file, after);
}

/** Stored lying on its side, with a note to turn it and the place where it was taken. */
const photoFromPhone = () =>
  sharp({ create: { width: 1400, height: 1000, channels: 3, background: "#7a9e7e" } })
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "39/1 44/1 20/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

export async function fillIn(page: Page, fields: Record<string, string>) {
  const form = formWith(page, fields);
  for (const [name, value] of Object.entries(fields)) {
    await form.locator(`[name="${name}"]`).fill(value);
  }
}

/** The form that asks for these. */
export function formWith(page: Page, fields: Record<string, string>) {
  const last = Object.keys(fields).at(-1);
  return page
    .locator("form")
    .filter({ has: page.locator(`[name="${last}"]`) })
    .first();
}
