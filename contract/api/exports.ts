import { z } from "zod";

/** GET /api/desk/leads.csv, orders.csv, payment-requests.csv, sales.csv and invoices.csv: an inclusive range of days in the agency's time zone. */

/** Limits the years, because Postgres has no year 0. */
const day = z.iso.date().refine((text) => text >= "2000-01-01" && text <= "2999-12-31");
const month = z.string().regex(/^2\d{3}-(0[1-9]|1[0-2])$/);

export const dayRange = z.object({ from: day.optional(), to: day.optional() });
export type ExportRange = z.infer<typeof dayRange>;

export const isValidRange = ({ from, to }: ExportRange) => !from || !to || from <= to;

export const exportQuery = dayRange.refine(isValidRange, { path: ["to"] });

/** Either a month or a range. */
export const invoicesQuery = dayRange
  .extend({ month: month.optional() })
  .refine(isValidRange, { path: ["to"] })
  .refine(({ month, from, to }) => !month || (!from && !to), { path: ["month"] });
