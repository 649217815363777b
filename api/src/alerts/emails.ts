import { defineEmail, id } from "../mail/define-email.ts";

export const alert = defineEmail("alert", { alertId: id });
