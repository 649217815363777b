import { z } from "zod";
import { defineEmail } from "../mail/define-email.ts";

export const signInCode = defineEmail("sign-in-code", { codeId: z.uuid() });
export const securityNotification = defineEmail("security-notification", {
  what: z.enum(["signed-in-by-code", "passkey-added"]),
  owner: z.email(),
  device: z.string(),
  /** Distinguishes emails of the same kind. */
  key: z.string(),
});
