import { createHash } from "node:crypto";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "with-photos");

interface Change {
  photo: string;
  /** What is written where, in place of what. */
  edits: readonly (readonly [file: string, from: RegExp, to: string])[];
}

/** The first thing a buyer does: a photo on the first screen. Ours are made by web/art/photos. */
const changes: Readonly<Record<string, Change>> = {
  "basic-single-page": {
    photo: "lake.jpg",
    edits: [["site.config.ts", /\bpicture: ""/, 'picture: "lake.jpg"']],
  },
  "simple-multi-page": {
    photo: "pots.jpg",
    edits: [
      [
        "site.config.ts",
        /file: "[^"]+",\s+alt: "[^"]+"/,
        'file: "pots.jpg", alt: "A red jar, a tall white vase and a blue cup on a table"',
      ],
    ],
  },
  "small-business-starter": {
    photo: "ball-and-bowl.jpg",
    edits: [
      [
        "content/hero.ts",
        /picture: \{[^}]*\}/,
        'picture: { file: "ball-and-bowl.jpg", alt: "A steel bowl, a red ball and a tennis ball" }',
      ],
      ["content/hero.ts", /pictureStyle: "\w+"/, 'pictureStyle: "photo"'],
    ],
  },
};

/** Puts a photo into an unpacked template, as its README says; false when there is none for it. */
export function dropInPhoto(id: string, site: string): boolean {
  const change = changes[id];
  if (!change) return false;
  const { photo, edits } = change;
  copyFileSync(join(folder, photo), join(site, "content/images", photo));
  for (const [file, from, to] of edits) {
    const path = join(site, file);
    const before = readFileSync(path, "utf8");
    if (!from.test(before)) throw new Error(`${id}/${file} has nothing like ${from}`);
    writeFileSync(path, before.replace(from, to));
  }
  return true;
}

/** Changes whenever the photo or the way it is put in does. */
export function photoStamp(id: string): string {
  const change = changes[id];
  if (!change) return "";
  const { photo, edits } = change;
  return createHash("sha256")
    .update(readFileSync(join(folder, photo)))
    .update(edits.flat().join())
    .digest("hex");
}
