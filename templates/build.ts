/** Builds each template's live demo from the very files of its ZIP, into web/public/demos. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { buildKit } from "./build-kit.ts";
import type { Kit } from "./kit.ts";
import { packKits } from "./kits.ts";

const demos = join(import.meta.dirname, "../web/public/demos");

await Promise.all(packKits().map(buildDemo));

async function buildDemo(kit: Kit) {
  const demo = join(demos, kit.id);
  const stamp = join(demo, "kit.sha256");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === kit.sha256) return;
  const built = await buildKit(kit, `/demos/${kit.id}/`);
  rmSync(demo, { recursive: true, force: true });
  mkdirSync(demos, { recursive: true });
  cpSync(join(built, "dist"), demo, { recursive: true });
  writeFileSync(stamp, kit.sha256);
  rmSync(dirname(built), { recursive: true });
  console.log(`/demos/${kit.id}/ built from ${kit.fileName}`);
}
