/** Hashes of the sources of generated pictures, to find pictures made for another name, mark or color. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { iconDrawings } from "./brand/icon-drawings.ts";
import { shots as cardShots } from "./cards/cards.ts";
import { drawings } from "./drawings/drawings.ts";
import { shots as emailShots } from "./email/email.ts";
import { drawingFile } from "./files.ts";
import { shots as serviceShots } from "./services.ts";
import { shots as storyShots } from "./stories.ts";

const images = join(import.meta.dirname, "../public/images");
const record = join(import.meta.dirname, "made-from.json");

const hashSource = (source: string) =>
  createHash("sha256").update(source).digest("hex").slice(0, 16);

/** Pages of clients do not depend on our name, mark or colors. */
const isClientPage = (name: string) => /-phone$/.test(name);

/** By picture name, for the current sources. */
export const currentHashes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [...serviceShots, ...cardShots, ...emailShots, ...storyShots].flatMap((shot) =>
      "html" in shot && !isClientPage(shot.name) ? [[shot.name, hashSource(shot.html)]] : [],
    ),
  ),
  icons: hashSource(Object.values(iconDrawings).join("\n")),
};

const readHashes = () => JSON.parse(readFileSync(record, "utf8")) as Record<string, string>;

/** Records that these pictures are up to date. */
export function recordHashes(names: readonly string[]) {
  const hashes = { ...readHashes() };
  for (const name of names) if (currentHashes[name]) hashes[name] = currentHashes[name];
  const currentNames = Object.keys(currentHashes).sort();
  const sorted = Object.fromEntries(currentNames.map((name) => [name, hashes[name] ?? ""]));
  writeFileSync(record, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Pictures that were made for another name, mark or color. */
export function findOutdatedPictures(hashes = readHashes()): string[] {
  return Object.keys(currentHashes).filter((name) => hashes[name] !== currentHashes[name]);
}

/** Drawings whose file name, which contains a hash of the content, is not current. */
export function findOutdatedDrawings(files: readonly string[] = readdirSync(images)): string[] {
  return Object.entries(drawings)
    .filter(([name, svg]) => !files.includes(drawingFile(name, Buffer.from(svg))))
    .map(([name]) => name);
}
