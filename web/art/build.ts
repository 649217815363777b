import { siteHtml } from "../sites/client-site.ts";
import { clientSites } from "../sites/client-sites.ts";
import { shots as cardShots } from "./cards/cards.ts";
import { writeDoors } from "./doors.ts";
import { drawings } from "./drawings/drawings.ts";
import { shots as emailShots } from "./email/email.ts";
import { writeEmailPicture, writeEmailPictures, writeInvoiceCover } from "./email/files.ts";
import { writeDrawing, writeFiles, writeManifest } from "./files.ts";
import type { Shot } from "./screenshot.ts";
import { shots as serviceShots } from "./services.ts";
import { recordHashes } from "./source-hashes.ts";
import { shots as storyShots } from "./stories.ts";
import { Studio } from "./studio.ts";
import { shots as templateShots } from "./templates.ts";

const siteShots = clientSites.flatMap((site): Shot[] => {
  const { name } = site;
  const html = siteHtml(site);
  return [
    { name, html, width: 1440, height: 1080, output: [480, 800, 1280], quality: 44 },
    // The part that a portfolio card pans over.
    { name: `${name}-page`, html, width: 1440, height: 2700, output: [540, 960], quality: 40 },
    { name: `${name}-phone`, html, width: 390, height: 844, scale: 2, output: [160, 320] },
  ];
});

const shots = [
  ...siteShots,
  ...serviceShots,
  ...storyShots,
  ...templateShots,
  ...cardShots,
  ...emailShots,
];

/** `npm run images -- service og` renders only the images whose name contains one of the arguments. */
const args = process.argv.slice(2);
const isSelected = (name: string) => args.length === 0 || args.some((arg) => name.includes(arg));
const selectedShots = shots.filter(({ name, output }) => output.length > 0 && isSelected(name));

for (const [name, svg] of Object.entries(drawings)) {
  if (isSelected(name)) console.log(await writeDrawing(name, svg));
}
writeDoors();

function getWriter({ output }: Shot) {
  if (output === "email") return writeEmailPicture;
  return output === "invoice" ? writeInvoiceCover : writeFiles;
}

const studio = await Studio.open(shots);
try {
  for (const shot of selectedShots) {
    const written = await getWriter(shot)(shot, await studio.takeScreenshot(shot.name));
    console.log(written.join("\n"));
  }
} finally {
  await studio.close();
}
recordHashes(selectedShots.map(({ name }) => name));
await writeManifest();
await writeEmailPictures();
