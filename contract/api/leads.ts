import { z } from "zod";
import { leadLimits } from "../limits/lead-limits.ts";
import { emailAddress } from "./email-address.ts";

/** POST /api/contact: the fields of the quote form, sent as multipart form data. What the form lets through is taken. */
export const leadFields = z.object({
  name: asTyped("name").min(1).trim(),
  email: emailAddress,
  phone: asTyped("phone").trim().default(""),
  message: asTyped("message").min(1).trim(),
  /** People never see this field; programs fill it in. */
  _gotcha: z.string().default(""),
  _replyto: z.literal("").or(emailAddress).default(""),
});

/** As long as the field lets anybody type: a line break counts once there, and is sent as two characters. */
function asTyped(field: keyof typeof leadLimits) {
  return z.string().refine((text) => text.replaceAll("\r\n", "\n").length <= leadLimits[field]);
}

export type LeadFields = z.infer<typeof leadFields>;

/** GET /api/held-leads/:token, and POST /api/held-leads/:token/release: the owner's one button. */
export const quarantinedLead = z.object({
  state: z.enum(["held", "released"]),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  reasons: z.array(z.string()),
  receivedAt: z.iso.datetime(),
});
export type QuarantinedLead = z.infer<typeof quarantinedLead>;

export const leadResponse = z.object({ ok: z.literal(true) });

/** GET /api/contact: when the visitor began, signed, to be sent back in the header that form-started-header.ts names; and the day of our reply. */
export const formStartedResponse = z.object({ stamp: z.string(), replyBy: z.iso.date() });
