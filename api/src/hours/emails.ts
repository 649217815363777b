import { defineEmail, id } from "../mail/define-email.ts";

export const timeEntry = defineEmail("time-entry", { entryId: id });
