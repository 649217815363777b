/** Which drawing each picture with our name, colors or mark was made from: one that was made for another is found. */
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

const hashOf = (drawing: string) => createHash("sha256").update(drawing).digest("hex").slice(0, 16);

/** A client's page is the client's, whatever we are called. */
const ofAClient = (name: string) => /-phone$/.test(name);

/** Of every picture as it would be drawn today. */
export const currentHashes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [...serviceShots, ...cardShots, ...emailShots, ...storyShots].flatMap((shot) =>
      "html" in shot && !ofAClient(shot.name) ? [[shot.name, hashOf(shot.html)]] : [],
    ),
  ),
  icons: hashOf(Object.values(iconDrawings).join("\n")),
};

const recorded = () => JSON.parse(readFileSync(record, "utf8")) as Record<string, string>;

/** Writes down that these pictures are as they would be drawn today. */
export function recordHashes(names: readonly string[]) {
  const made = { ...recorded() };
  for (const name of names) if (currentHashes[name]) made[name] = currentHashes[name];
  const current = Object.keys(currentHashes).sort();
  const kept = Object.fromEntries(current.map((name) => [name, made[name] ?? ""]));
  writeFileSync(record, `${JSON.stringify(kept, null, 2)}\n`);
}

/** The pictures that were made for another name, other colors or another mark. */
export function stalePictures(made = recorded()): string[] {
  return Object.keys(currentHashes).filter((name) => made[name] !== currentHashes[name]);
}

/** The drawings whose files show another mark than they would today: their names have the hash of what is in them. */
export function staleDrawings(files: readonly string[] = readdirSync(images)): string[] {
  return Object.entries(drawings)
    .filter(([name, svg]) => !files.includes(drawingFile(name, Buffer.from(svg))))
    .map(([name]) => name);
}
