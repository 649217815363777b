import { z } from "zod";
import { defineMessage, id } from "../mail/define-message.ts";
import { alertEmail } from "./messages/alert.tsx";

export const alertMessages = {
  alert: defineMessage(z.object({ alertId: id }), async ({ db, settings }, { alertId }) => {
    const alert = await db
      .selectFrom("alerts")
      .selectAll()
      .where("id", "=", alertId)
      .executeTakeFirst();
    return alert && { to: settings.OWNER_EMAILS, message: alertEmail(alert) };
  }),
};
