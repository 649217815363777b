import { z } from "zod";
import { absoluteUrl, defineMessage } from "../mail/define-message.ts";
import { deriveSignInCode } from "./codes.ts";
import { deskCode, securityEmail } from "./messages/security.tsx";
import { isOwner, listOwners } from "./owners.ts";

export const deskMessages = {
  "desk-code": defineMessage(z.object({ codeId: z.uuid() }), async (deps, { codeId }) => {
    const asked = await deps.db
      .selectFrom("desk_codes")
      .selectAll()
      .where("id", "=", codeId)
      .where("expires_at", ">", deps.now())
      .executeTakeFirst();
    if (!asked || !isOwner(deps, asked.email)) return undefined;
    const validUntil = asked.expires_at;
    return {
      to: [asked.email],
      message: deskCode({ code: deriveSignInCode(deps, codeId), validUntil }),
    };
  }),
  "desk-notice": defineMessage(
    z.object({
      what: z.enum(["signed-in-by-code", "passkey-added"]),
      owner: z.email(),
      device: z.string(),
      /** Tells two of the same kind apart. */
      key: z.string(),
    }),
    async (deps, { what, owner, device }) => {
      const names = await listOwners(deps);
      const name = names.find(({ email }) => email === owner)?.name ?? owner;
      const settingsUrl = absoluteUrl(deps, "/desk/settings");
      const message = securityEmail({ what, name, device, settingsUrl });
      return { to: deps.settings.OWNER_EMAILS, message };
    },
  ),
};
