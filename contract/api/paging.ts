import { z } from "zod";
import { maxPages } from "../limits/list-limits.ts";

/** Of every list in the desk: how many pages to answer, beginning after the last row of an earlier answer. */
export const paging = {
  after: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
  pages: z.coerce.number().int().min(1).max(maxPages).default(1),
};
