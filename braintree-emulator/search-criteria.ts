import { z } from "zod";

/** The operators of the SDK's searches. Strict, so that an unsupported operator is an error. */
export const text = z.strictObject({
  is: z.string().optional(),
  is_not: z.string().optional(),
  starts_with: z.string().optional(),
  ends_with: z.string().optional(),
  contains: z.string().optional(),
});
export const list = z.array(z.string());
export const range = z.strictObject({ min: z.string().optional(), max: z.string().optional() });

export function matchesText(value: string, criterion: z.infer<typeof text>): boolean {
  const { is, is_not, starts_with, ends_with, contains } = criterion;
  return (
    (is === undefined || value === is) &&
    (is_not === undefined || value !== is_not) &&
    (starts_with === undefined || value.startsWith(starts_with)) &&
    (ends_with === undefined || value.endsWith(ends_with)) &&
    (contains === undefined || value.includes(contains))
  );
}
