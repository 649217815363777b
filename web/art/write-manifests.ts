/** Writes down which pictures there are, after files were added or removed by hand. */
import { writeEmailPictures } from "./email/files.ts";
import { writeManifest } from "./files.ts";

await writeManifest();
await writeEmailPictures();
