import { build } from "vite";
import { contentConditions } from "../../../scripts/content-conditions.ts";

/** A module and all it imports as one script that a page can run. */
export async function bundle(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    ...contentConditions,
    logLevel: "error",
    publicDir: false,
    build: { write: false, rolldownOptions: { input: file, output: { format: "iife" } } },
  });
  if (!("output" in result)) throw new Error(`${file} gave no single bundle`);
  return result.output[0].code;
}
