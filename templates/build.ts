/** Builds each template's live demo from the very files of its ZIP, into web/public/demos: as it comes, with a photo, and as each of its samples. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { buildKit, npm } from "./build-kit.ts";
import type { Kit } from "./kit.ts";
import { packKits } from "./kits.ts";
import { dropInPhoto, photoStamp } from "./with-photos.ts";

const demos = join(import.meta.dirname, "../web/public/demos");

await Promise.all(packKits().map(buildDemo));

async function buildDemo(kit: Kit) {
  const { id } = kit;
  const demo = join(demos, id);
  const stamp = join(demo, "kit.sha256");
  const built = `${kit.sha256} ${photoStamp(id)}`;
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === built) return;
  // A demo shows the way to its samples and its page of all blocks; a buyer's site does not.
  const folder = await buildKit(kit, `/demos/${id}/`, "demo");
  const samples = existsSync(join(folder, "samples")) ? readdirSync(join(folder, "samples")) : [];
  rmSync(demo, { recursive: true, force: true });
  mkdirSync(demos, { recursive: true });
  cpSync(join(folder, "dist"), demo, { recursive: true });
  if (dropInPhoto(id, folder)) {
    await npm(folder, "run", "build", "--", `--base=/demos/${id}/with-photos/`);
    cpSync(join(folder, "dist"), join(demo, "with-photos"), { recursive: true });
  }
  for (const sample of samples) {
    await npm(folder, "run", "sample", "--", sample);
    await npm(folder, "run", "build", "--", `--base=/demos/${id}/${sample}/`, "--mode=demo");
    cpSync(join(folder, "dist"), join(demo, sample), { recursive: true });
  }
  writeFileSync(stamp, built);
  rmSync(dirname(folder), { recursive: true });
  console.log(`/demos/${id}/ built from ${kit.fileName}`);
}
