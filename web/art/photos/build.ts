/**
 * The sample photos that show a template with pictures of the buyer's own. Nobody took them: light
 * was calculated, so they belong to us. Minutes of work; they are kept in templates/with-photos.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { landscape } from "./landscape.ts";
import { print } from "./print.ts";
import { ballAndBowl, duskAtTheLake, potsOnATable } from "./scenes.ts";
import { type StillLife, stillLife } from "./still-life.ts";

const folder = join(import.meta.dirname, "../../../templates/with-photos");
/** npm run photos -- 4: a quick look, grainy. */
const rays = Number(process.argv[2] ?? 28);
const width = rays < 20 ? 450 : 900;

const photos = {
  "lake.jpg": () =>
    print({ width: width * 2, height: width * 1.2, light: landscape(duskAtTheLake), samples: 2 }),
  "pots.jpg": () => indoors(potsOnATable, Math.round(width * 1.05)),
  "ball-and-bowl.jpg": () => indoors(ballAndBowl, Math.round(width * 0.953)),
};

function indoors(scene: StillLife, height: number) {
  const look = stillLife(scene, rays);
  const light = (x: number, y: number) => look(x, y, width / height);
  return print({ width, height, light, samples: 1, exposure: 0.9, grain: 0.015 });
}

for (const [name, take] of Object.entries(photos)) {
  writeFileSync(join(folder, name), await take());
  console.log(name);
}
