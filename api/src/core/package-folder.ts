import { findPackageJSON } from "node:module";
import { dirname } from "node:path";

/** The api folder, of the source code or of a release. */
export const packageFolder = dirname(findPackageJSON(import.meta.url) ?? "");
