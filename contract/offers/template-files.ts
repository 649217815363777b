import { type TemplateFile, templateFiles } from "@agency/contract/template-files.generated";
import type { Template } from "./types.ts";

const files: Readonly<Record<string, TemplateFile>> = templateFiles;

export function getTemplateFile({ id }: Template): TemplateFile {
  const file = files[id];
  if (!file) throw new Error(`The template "${id}" is not packed: npm run templates:pack`);
  return file;
}
