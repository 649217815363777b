import { z } from "zod";

/** POST /api/page-views: private pages do not match, because their paths contain a token. */
export const pageViewBody = z.object({
  page: z.string().regex(/^\/[a-z0-9-]{0,40}$/),
  /** The host of the referring page. Invalid values are ignored. */
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
