/** Writes the client sites that clients.ts links to into public/sites, which Vite serves and copies. */
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { clients } from "#app/content/clients.ts";
import type { Client } from "#app/content/types.ts";
import { siteHtml } from "./client-site.ts";
import { clientSites } from "./client-sites.ts";
import { fontSource, fontUrl } from "./document.ts";

const modules = join(import.meta.dirname, "../../node_modules");
const publicFolder = join(import.meta.dirname, "../public");

const addresses = Object.values<Client>(clients).map(({ url }) => url);
const shown = clientSites.filter(({ name }) => addresses.includes(`/sites/${name}/`));

rmSync(join(publicFolder, "sites"), { recursive: true, force: true });
mkdirSync(join(publicFolder, "sites/fonts"), { recursive: true });
for (const site of shown) {
  const folder = join(publicFolder, "sites", site.name);
  mkdirSync(folder);
  writeFileSync(join(folder, "index.html"), siteHtml(site));
  writeFileSync(join(folder, "icon.svg"), site.icon);
  for (const face of site.faces) {
    copyFileSync(join(modules, fontSource(face)), join(publicFolder, fontUrl(face)));
  }
}
