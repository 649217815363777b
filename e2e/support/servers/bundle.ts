import { build } from "vite";
import { contentConditions } from "../../../scripts/content-conditions.ts";

/** Bundles a module and its imports into one script. */
export async function bundle(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    ...contentConditions,
    logLevel: "error",
    publicDir: false,
    build: { write: false, rolldownOptions: { input: file, output: { format: "iife" } } },
  });
  if (!("output" in result)) throw new Error(`The build of ${file} has no output`);
  return result.output[0].code;
}
