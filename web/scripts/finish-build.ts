/** Turns the built pages into what a static host serves: policy, sitemap, compressed twins. */
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { compressAll } from "./compress.ts";
import { writeContentSecurityPolicy } from "./content-security-policy.ts";
import { writeSiteFiles } from "./site-files.ts";

const build = resolve(import.meta.dirname, "../build");
const client = join(build, "client");

rmSync(join(build, "server"), { recursive: true, force: true });
writeSiteFiles(client);
writeContentSecurityPolicy(client, join(build, "csp.conf"));
await compressAll(client);
