import { z } from "zod";

const month = z.string().regex(/^\d{4}-\d{2}$/);

/** GET /api/desk/reports?year=2026. Without a year: the last twelve months. */
export const reportsQuery = z.object({
  year: z.coerce.number().int().min(2000).max(2999).optional(),
});

const counts = z.object({
  leads: z.int(),
  won: z.int(),
  orders: z.int(),
  /** Paid orders net of refunds and lost disputes. */
  cents: z.int(),
  /** Each visitor is counted once a day. */
  visitors: z.int(),
});

export const reportsResponse = z.object({
  /** Oldest first, without gaps; the last month may be incomplete. */
  months: z.array(counts.extend({ month, isOver: z.boolean() })),
  total: counts,
  /** Best-selling first. */
  items: z.array(z.object({ name: z.string(), orders: z.int(), cents: z.int() })),
  /** Sorted by leads, then by sales, then by visitors. */
  sources: z.array(counts.extend({ source: z.string() })),
  /** Where the buyers are. Without a country for sales whose state is not known. */
  states: z.array(
    z.object({
      /** ISO code. */
      country: z.string().optional(),
      /** Two letters, only in the US. */
      state: z.string().optional(),
      orders: z.int(),
      grossCents: z.int(),
      /** Refunds and lost disputes. */
      refundedCents: z.int(),
      cents: z.int(),
    }),
  ),
  /** How far the leads of this period got. */
  funnel: z.object({ answered: z.int(), quoted: z.int(), won: z.int() }),
  /** Years with data. */
  years: z.array(z.int()),
});
export type ReportsResponse = z.infer<typeof reportsResponse>;
