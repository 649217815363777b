import { z } from "zod";

/** POST /api/seen: a page was opened. Pages of the site have one name; private ones have a token behind it. */
export const pageViewBody = z.object({
  page: z.string().regex(/^\/[a-z0-9-]{0,40}$/),
  /** The host of the page that led here. What makes no sense is left out. */
  referrer: z
    .string()
    .toLowerCase()
    .regex(/^[a-z0-9.-]{1,100}$/)
    .optional()
    .catch(undefined),
  campaign: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[\p{L}\p{N} ._+-]{1,60}$/u)
    .optional()
    .catch(undefined),
});
export type PageViewBody = z.infer<typeof pageViewBody>;
