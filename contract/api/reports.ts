import { z } from "zod";

const month = z.string().regex(/^\d{4}-\d{2}$/);

/** GET /api/desk/numbers?year=2026; without a year, the last twelve months. */
export const reportsQuery = z.object({
  year: z.coerce.number().int().min(2000).max(2999).optional(),
});

const counts = z.object({
  leads: z.int(),
  won: z.int(),
  orders: z.int(),
  /** Paid orders, less refunds and lost disputes. */
  cents: z.int(),
  /** Each counted once a day. */
  visitors: z.int(),
});

export const reportsResponse = z.object({
  /** Oldest first, without a gap; the last one may not be over. */
  months: z.array(counts.extend({ month, isOver: z.boolean() })),
  total: counts,
  /** Best sold first. */
  items: z.array(
    z.object({ name: z.string(), isTemplate: z.boolean(), orders: z.int(), cents: z.int() }),
  ),
  /** By leads, then by sales, then by visitors. */
  sources: z.array(counts.extend({ source: z.string() })),
  /** How far leads came in this time. */
  steps: z.object({ answered: z.int(), quoted: z.int(), won: z.int() }),
  /** Those there is something to show of. */
  years: z.array(z.int()),
});
export type ReportsResponse = z.infer<typeof reportsResponse>;
