import { z } from "zod";

/** The texts of additional fields of the quote form, with their labels. */
export const quoteDetails = z.array(z.object({ label: z.string(), text: z.string() }));

/** GET /api/quarantined-leads/:token, and POST /api/quarantined-leads/:token/release. */
export const quarantinedLead = z.object({
  state: z.enum(["quarantined", "released"]),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  details: quoteDetails,
  message: z.string(),
  reasons: z.array(z.string()),
  receivedAt: z.iso.datetime(),
});
export type QuarantinedLead = z.infer<typeof quarantinedLead>;

export const leadResponse = z.object({ ok: z.literal(true) });

/** GET /api/contact: a signed start time, sent back in the header of form-started-header.ts, and the day of our reply. */
export const formStartedResponse = z.object({ formToken: z.string(), replyBy: z.iso.date() });
