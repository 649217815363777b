import { defineMessage, type MessageDefinition } from "../mail/define-message.ts";
import * as emails from "./emails.ts";
import { alertEmail } from "./messages/alert.tsx";

export const alertMessages: MessageDefinition[] = [
  defineMessage(emails.alert, async ({ db, settings }, { alertId }) => {
    const alert = await db
      .selectFrom("alerts")
      .selectAll()
      .where("id", "=", alertId)
      .executeTakeFirst();
    return alert && { to: settings.OWNER_EMAILS, message: alertEmail(alert) };
  }),
];
