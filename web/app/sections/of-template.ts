import type { Template } from "@agency/contract/offers";

/** What is written of a template; own-content.test.ts holds that nothing is missing. */
export function getTemplateContent<T>(
  written: Readonly<Record<string, T>>,
  { id }: Pick<Template, "id">,
): T {
  const found = written[id];
  if (!found) throw new Error(`Nothing is written of the template "${id}"`);
  return found;
}
