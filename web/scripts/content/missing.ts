import { packages } from "@agency/contract/catalog";
import { comparison } from "#app/content/comparison.ts";
import type { ComparisonRow } from "#app/content/types.ts";

/** Every package needs a value in each row of the comparison table. */
export function findMissingContent(
  offers: readonly { id: string }[] = packages,
  rows: readonly ComparisonRow[] = comparison,
): string[] {
  const ids = offers.map(({ id }) => id);
  return rows.flatMap(({ label, values }) => [
    ...ids
      .filter((id) => !(id in values))
      .map((id) => `web/app/content/comparison.ts: "${label}" has no value for "${id}"`),
    ...Object.keys(values)
      .filter((id) => !ids.includes(id))
      .map(
        (id) =>
          `web/app/content/comparison.ts: "${label}" has a value for "${id}", which is not in the catalog`,
      ),
  ]);
}
