import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface Page {
  /** Path of the file in the site, with a leading slash. */
  file: string;
  html: string;
}

export function builtPages(client: string): Page[] {
  return globSync("**/*.html", { cwd: client })
    .sort()
    .map((file) => ({ file: `/${file}`, html: readFileSync(join(client, file), "utf8") }));
}
