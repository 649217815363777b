import { z } from "zod";

/** GET /api/desk/template-versions: the current version of each template for sale. */
const templateVersion = z.object({
  /** Of the template. */
  id: z.string(),
  name: z.string(),
  version: z.string(),
  changes: z.array(z.string()),
  /** How many buyers would get the email now. One more than maxCountedRecipients means more than that. */
  recipientCount: z.int(),
  announcement: z
    .object({
      at: z.iso.datetime(),
      /** The owner's email address. */
      by: z.string(),
      recipientCount: z.int(),
    })
    .optional(),
});
export type TemplateVersion = z.infer<typeof templateVersion>;

export const templateVersionsResponse = z.object({ rows: z.array(templateVersion) });
export type TemplateVersionsResponse = z.infer<typeof templateVersionsResponse>;

/** POST /api/desk/template-versions/:id/announce: emails the buyers, once per version. */
export const announceVersionBody = z.object({ version: z.string().max(40) });
