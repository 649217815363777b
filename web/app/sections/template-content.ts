import type { Template } from "@agency/contract/offers/types";

/** What is written of a template; owner-content.test.ts holds that nothing is missing. */
export function getTemplateContent<T>(
  written: Readonly<Record<string, T>>,
  { id }: Pick<Template, "id">,
): T {
  const found = written[id];
  if (!found) throw new Error(`Nothing is written of the template "${id}"`);
  return found;
}
