import { z } from "zod";
import { maxPages } from "../limits/list-limits.ts";

/** The number of pages to return. */
export const pages = z.coerce.number().int().min(1).max(maxPages).default(1);

/** For every list in the desk: the number of pages to return, starting after a cursor. */
export const paging = {
  after: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
  pages,
};
