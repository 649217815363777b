import type { Template } from "@agency/contract/offers/types";

/** owner-content.test.ts checks that no template lacks content. */
export function getTemplateContent<T>(
  contentById: Readonly<Record<string, T>>,
  { id }: Pick<Template, "id">,
): T {
  const content = contentById[id];
  if (!content) throw new Error(`No content for the template "${id}"`);
  return content;
}
