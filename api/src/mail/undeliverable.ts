import { findEmailReference, raiseAlert } from "../alerts/alerts.ts";
import type { Deps } from "../core/deps.ts";
import { localDate } from "../core/local-time.ts";
import type { MessageDefinition } from "./define-message.ts";

interface FailedEmail {
  job: string;
  data: { kind: string } | undefined;
  message: MessageDefinition | undefined;
  recipient: string | undefined;
  error: unknown;
}

/** Alerts the owners, unless the address was corrected while the email was being sent. */
export async function alertUndeliverable(
  deps: Deps,
  { job, data, message, recipient, error }: FailedEmail,
) {
  if (recipient && !(await message?.compose(deps, data))?.to.includes(recipient)) return;
  const subject = recipient && (await dailyOwnerSubject(deps, recipient));
  await raiseAlert(deps, {
    kind: "mail-undeliverable",
    detail: {
      ...{ job, kind: data?.kind },
      ...(await findEmailReference(deps.db, data)),
      reason: String(error),
    },
    // The history of the first order shows it.
    ...(subject && { subject, keepsDetail: true }),
  });
}

/** One alert per rejected owner address and day. */
async function dailyOwnerSubject(deps: Deps, recipient: string) {
  if (!deps.settings.OWNER_EMAILS.includes(recipient)) return undefined;
  return `${deps.signer.keyedHash(recipient)} ${await localDate(deps)}`;
}
