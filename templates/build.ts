/** Builds each template's live demo from the very files of its ZIP, into web/public/demos: as it comes, in its other palettes, and as each of its samples. */
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
import { addToDemo } from "./demo-only/add-to-demo.ts";
import type { Kit } from "./kit.ts";
import { packKits } from "./kits.ts";
import { choosePalette, palettesOf } from "./palettes.ts";

const demos = join(import.meta.dirname, "../web/public/demos");

await Promise.all(packKits().map(buildDemo));

async function buildDemo(kit: Kit) {
  const { id } = kit;
  const demo = join(demos, id);
  const stamp = join(demo, "kit.sha256");
  const palettes = palettesOf(id);
  const built = `${kit.sha256} ${palettes}`;
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== built) {
    // A demo shows the way to its samples and its page of all blocks; a buyer's site does not.
    const folder = await buildKit(kit, `/demos/${id}/`, "demo");
    const samples = existsSync(join(folder, "samples")) ? readdirSync(join(folder, "samples")) : [];
    rmSync(demo, { recursive: true, force: true });
    mkdirSync(demos, { recursive: true });
    cpSync(join(folder, "dist"), demo, { recursive: true });
    const buildAs = async (look: string) => {
      await npm(folder, "run", "build", "--", `--base=/demos/${id}/${look}/`, "--mode=demo");
      cpSync(join(folder, "dist"), join(demo, look), { recursive: true });
    };
    for (const palette of palettes) {
      choosePalette(folder, palette);
      await buildAs(palette);
    }
    for (const sample of samples) {
      await npm(folder, "run", "sample", "--", sample);
      await buildAs(sample);
    }
    writeFileSync(stamp, built);
    rmSync(dirname(folder), { recursive: true });
    console.log(`/demos/${id}/ built from ${kit.fileName}`);
  }
  addToDemo(demo, `/demos/${id}/`);
}
