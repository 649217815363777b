import { formatTime } from "@agency/contract/format/dates";
import { ActionButton } from "../../mail/action-button.tsx";
import { DetailsTable } from "../../mail/details-table.tsx";
import { Layout } from "../../mail/layout.tsx";
import type { Message } from "../../mail/message.ts";
import { Note, Paragraph, Title } from "../../mail/typography.tsx";

/** Contains a code and no link, because mail scanners open links. */
export function deskCode({ code, validUntil }: { code: string; validUntil: Date }): Message {
  const formattedCode = `${code.slice(0, 4)}-${code.slice(4)}`;
  return {
    subject: `Your desk sign-in code: ${formattedCode}`,
    body: (
      <Layout preview="Enter it within ten minutes, in the browser where you requested it.">
        <Title>{formattedCode}</Title>
        <Paragraph>
          Enter this code where you requested it. It works once, until {formatTime(validUntil)}, and
          only in that browser.
        </Paragraph>
        <Note>
          Didn’t request a code? Someone else entered your email address. They can’t sign in without
          this code, so don’t share it.
        </Note>
      </Layout>
    ),
  };
}

interface SecurityEvent {
  what: "signed-in-by-code" | "passkey-added";
  name: string;
  device: string;
  settingsUrl: string;
}

const titles = {
  "signed-in-by-code": (name: string) => `${name} signed in to the desk with an emailed code`,
  "passkey-added": (name: string) => `${name} added a passkey to the desk`,
};

/** Goes to all owners, so that they notice a sign-in or passkey that is not theirs. */
export function securityEmail({ what, name, device, settingsUrl }: SecurityEvent): Message {
  const title = titles[what](name);
  return {
    subject: title,
    body: (
      <Layout preview="If this was one of you, no action is needed.">
        <Title>{title}</Title>
        <Paragraph>
          If this was one of you, no action is needed. If not, open Settings in the desk, remove
          unknown passkeys and sign out everywhere.
        </Paragraph>
        <DetailsTable details={[["Device", device]]} />
        <ActionButton href={settingsUrl} label="Open settings" />
      </Layout>
    ),
  };
}
