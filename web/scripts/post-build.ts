/** Turns the built pages into what a static host serves: structured data, sitemap, policy, compressed twins. */
import { copyFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { precompressFiles } from "./compress.ts";
import { writeContentSecurityPolicy } from "./content-security-policy.ts";
import { writeSiteFiles } from "./site-files.ts";
import { writeStructuredData } from "./structured-data.ts";

const build = resolve(import.meta.dirname, "../build");
const client = join(build, "client");

rmSync(join(build, "server"), { recursive: true, force: true });
// The same page under a policy of its own: what a client is asked to pay is paid on it.
copyFileSync(join(client, "__spa-fallback.html"), join(client, "__pay-fallback.html"));
writeStructuredData(client);
writeSiteFiles(client);
writeContentSecurityPolicy(client, join(build, "csp.conf"));
await precompressFiles(client);
