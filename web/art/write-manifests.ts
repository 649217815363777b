/** Updates the manifests after picture files were added or removed manually. */
import { writeEmailPictures } from "./email/files.ts";
import { writeManifest } from "./files.ts";

await writeManifest();
await writeEmailPictures();
