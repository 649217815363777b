import { findEmailSubject, raiseAlert } from "../alerts/alerts.ts";
import type { Deps } from "../deps.ts";
import { localDate } from "../local-time.ts";
import type { MessageDefinition } from "./define-message.ts";

interface Failed {
  job: string;
  data: { kind: string } | undefined;
  message: MessageDefinition | undefined;
  recipient: string | undefined;
  error: unknown;
}

/** Alerts the owners, unless the address was corrected while the email was being sent. */
export async function alertUndeliverable(
  deps: Deps,
  { job, data, message, recipient, error }: Failed,
) {
  if (recipient && !(await message?.compose(deps, data))?.to.includes(recipient)) return;
  const subject = recipient && (await ownerToday(deps, recipient));
  await raiseAlert(deps, {
    kind: "mail-undeliverable",
    detail: {
      ...{ job, kind: data?.kind },
      ...(await findEmailSubject(deps.db, data)),
      reason: String(error),
    },
    ...(subject && { subject }),
  });
}

/** An owner's address that is refused is refused for every message: a day's first alert says it all. */
async function ownerToday(deps: Deps, recipient: string) {
  if (!deps.settings.OWNER_EMAILS.includes(recipient)) return undefined;
  return `${deps.signer.pseudonym(recipient)} ${await localDate(deps)}`;
}
