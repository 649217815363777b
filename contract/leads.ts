import { z } from "zod";

/** POST /api/contact: the fields of the quote form, sent as multipart form data. */
export const leadFields = z.object({
  name: z.string().trim().min(1).max(200),
  email: z.email().max(254),
  phone: z.string().trim().max(60).default(""),
  message: z.string().trim().min(1).max(20_000),
  /** People never see this field; programs fill it in. */
  _gotcha: z.string().max(2_000).default(""),
  _replyto: z.union([z.literal(""), z.email().max(254)]).default(""),
});
export type LeadFields = z.infer<typeof leadFields>;

/** GET /api/held-leads/:token, and POST /api/held-leads/:token/release: the owner's one button. */
export const heldLeadReview = z.object({
  state: z.enum(["held", "released"]),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  reasons: z.array(z.string()),
  receivedAt: z.iso.datetime(),
});
export type HeldLeadReview = z.infer<typeof heldLeadReview>;

export const leadAnswer = z.object({ ok: z.literal(true) });

/** GET /api/contact: when the visitor began, signed, to be sent back in the header below; and the day of our reply. */
export const leadStampAnswer = z.object({ stamp: z.string(), replyBy: z.iso.date() });
export { leadStampHeader } from "./lead-stamp.ts";
