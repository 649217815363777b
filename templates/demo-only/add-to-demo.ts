import { createHash } from "node:crypto";
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Scripts that the public demos contain and the ZIP files do not. */
export const scripts = globSync("*.js", { cwd: import.meta.dirname }).sort();

const hash = createHash("sha256");
for (const script of scripts) hash.update(readFileSync(join(import.meta.dirname, script)));
const version = hash.digest("hex").slice(0, 8);

const ownTag = /<script type="module" src="[^"]*\/assets\/try-\w+\/try\.js"><\/script>/g;

/** Adds the scripts to every page of a built demo and removes earlier versions, so that no rebuild is needed. */
export function addToDemo(demo: string, base: string) {
  for (const old of globSync("assets/try-*", { cwd: demo }))
    rmSync(join(demo, old), { recursive: true });
  const folder = `assets/try-${version}`;
  mkdirSync(join(demo, folder), { recursive: true });
  for (const script of scripts)
    cpSync(join(import.meta.dirname, script), join(demo, folder, script));
  const tag = `<script type="module" src="${base}${folder}/try.js"></script>`;
  for (const page of globSync("**/*.html", { cwd: demo })) {
    const path = join(demo, page);
    const html = readFileSync(path, "utf8");
    if (!html.includes("</head>")) throw new Error(`${path} has no </head> tag`);
    const changed = html.replace(ownTag, "").replace("</head>", () => `${tag}</head>`);
    if (changed !== html) writeFileSync(path, changed);
  }
}
