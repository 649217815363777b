import { z } from "zod";
import { defineEmail, id } from "../mail/define-email.ts";

/** The email is skipped when the payment request has a newer version. */
const versionData = { requestId: id, version: z.int(), again: z.int().optional() };

export const sent = defineEmail("payment-request-sent", versionData);
export const accepted = defineEmail("payment-request-accepted", versionData);
export const acceptedOwner = defineEmail("payment-request-accepted-owner", versionData);
export const balance = defineEmail("payment-request-balance", { requestId: id, revision: z.int() });
export const reminder = defineEmail("payment-request-reminder", {
  installmentId: id,
  again: z.int(),
});
export const voided = defineEmail("payment-request-void", { requestId: id });
