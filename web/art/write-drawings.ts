/** Writes the SVG drawings, which need no browser. */
import { writeDoors } from "./doors.ts";
import { drawings } from "./drawings/drawings.ts";
import { writeDrawing, writeManifest } from "./files.ts";

for (const [name, svg] of Object.entries(drawings)) await writeDrawing(name, svg);
writeDoors();
await writeManifest();
