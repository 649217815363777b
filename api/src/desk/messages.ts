import { absoluteUrl, defineMessage, type MessageDefinition } from "../mail/define-message.ts";
import { deriveSignInCode } from "./codes.ts";
import * as emails from "./emails.ts";
import { deskCode, securityEmail } from "./messages/security.tsx";
import { isOwner, listOwners } from "./owners.ts";

export const deskMessages: MessageDefinition[] = [
  defineMessage(emails.signInCode, async (deps, { codeId }) => {
    const request = await deps.db
      .selectFrom("desk_sign_in_codes")
      .selectAll()
      .where("id", "=", codeId)
      .where("expires_at", ">", deps.now())
      .executeTakeFirst();
    if (!request || !isOwner(deps, request.email)) return undefined;
    const validUntil = request.expires_at;
    return {
      to: [request.email],
      message: deskCode({ code: deriveSignInCode(deps, codeId), validUntil }),
    };
  }),
  defineMessage(emails.securityNotification, async (deps, { what, owner, device }) => {
    const names = await listOwners(deps);
    const name = names.find(({ email }) => email === owner)?.name ?? owner;
    const settingsUrl = absoluteUrl(deps, "/desk/settings");
    const message = securityEmail({ what, name, device, settingsUrl });
    return { to: deps.settings.OWNER_EMAILS, message };
  }),
];
