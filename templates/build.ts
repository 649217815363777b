/** Builds the live demos from the ZIP files into web/public/demos: the default, each other palette, each sample. */
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
import { choosePalette, listExtraPalettes } from "./palettes.ts";

const demos = join(import.meta.dirname, "../web/public/demos");

await Promise.all(packKits().map(buildDemo));

async function buildDemo(kit: Kit) {
  const { id } = kit;
  const demo = join(demos, id);
  const stamp = join(demo, "kit.sha256");
  const palettes = listExtraPalettes(id);
  const currentStamp = `${kit.sha256} ${palettes}`;
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== currentStamp) {
    // The mode "demo" adds links to the samples and to the page of all blocks.
    const folder = await buildKit(kit, `/demos/${id}/`, "demo");
    const samples = existsSync(join(folder, "samples")) ? readdirSync(join(folder, "samples")) : [];
    rmSync(demo, { recursive: true, force: true });
    mkdirSync(demos, { recursive: true });
    cpSync(join(folder, "dist"), demo, { recursive: true });
    const buildLook = async (look: string) => {
      await npm(folder, "run", "build", "--", `--base=/demos/${id}/${look}/`, "--mode=demo");
      cpSync(join(folder, "dist"), join(demo, look), { recursive: true });
    };
    for (const palette of palettes) {
      choosePalette(folder, palette);
      await buildLook(palette);
    }
    for (const sample of samples) {
      await npm(folder, "run", "sample", "--", sample);
      await buildLook(sample);
    }
    writeFileSync(stamp, currentStamp);
    rmSync(dirname(folder), { recursive: true });
    console.log(`/demos/${id}/ built from ${kit.fileName}`);
  }
  addToDemo(demo, `/demos/${id}/`);
}
