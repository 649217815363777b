import { z } from "zod";
import { leadLimits } from "../limits/lead-limits.ts";
import { emailAddress } from "./email-address.ts";

/** POST /api/contact: the quote form as multipart form data. Accepts everything that the form accepts. */
export const leadFields = z.object({
  name: limitedText("name").min(1).trim(),
  email: emailAddress,
  phone: limitedText("phone").trim().default(""),
  message: limitedText("message").min(1).trim(),
  /** A honeypot: invisible to people, filled in by bots. */
  _gotcha: z.string().default(""),
  _replyto: z.literal("").or(emailAddress).default(""),
});

/** Counts a line break once, like the form field, although it is sent as two characters. */
function limitedText(field: keyof typeof leadLimits) {
  return z.string().refine((text) => text.replaceAll("\r\n", "\n").length <= leadLimits[field]);
}

export type LeadFields = z.infer<typeof leadFields>;

/** GET /api/quarantined-leads/:token, and POST /api/quarantined-leads/:token/release. */
export const quarantinedLead = z.object({
  state: z.enum(["quarantined", "released"]),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  reasons: z.array(z.string()),
  receivedAt: z.iso.datetime(),
});
export type QuarantinedLead = z.infer<typeof quarantinedLead>;

export const leadResponse = z.object({ ok: z.literal(true) });

/** GET /api/contact: a signed start time, sent back in the header of form-started-header.ts, and the day of our reply. */
export const formStartedResponse = z.object({ formToken: z.string(), replyBy: z.iso.date() });
