/** Adds structured data, sitemap, CSP and compressed files to the built pages. */
import { copyFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { precompressFiles } from "./compress.ts";
import { writeContentSecurityPolicy } from "./content-security-policy.ts";
import { writeSiteFiles } from "./site-files.ts";
import { writeStructuredData } from "./structured-data.ts";

const build = resolve(import.meta.dirname, "../build");
const client = join(build, "client");

rmSync(join(build, "server"), { recursive: true, force: true });
// The same page with a separate CSP, for payment requests.
copyFileSync(join(client, "__spa-fallback.html"), join(client, "__pay-fallback.html"));
writeStructuredData(client);
writeSiteFiles(client);
writeContentSecurityPolicy(client, join(build, "csp.conf"));
await precompressFiles(client);
