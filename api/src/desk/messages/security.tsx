import { formatTime } from "@agency/contract/format/dates";
import { ActionButton } from "../../mail/action-button.tsx";
import { DetailsTable } from "../../mail/details-table.tsx";
import { Layout } from "../../mail/layout.tsx";
import type { Message } from "../../mail/message.ts";
import { Note, Paragraph, Title } from "../../mail/typography.tsx";

/** To an owner who wants to sign in. A code and no link: programs that read mail open links. */
export function deskCode({ code, validUntil }: { code: string; validUntil: Date }): Message {
  const shown = `${code.slice(0, 4)}-${code.slice(4)}`;
  return {
    subject: `${shown} opens your desk`,
    body: (
      <Layout preview={`Type it within ten minutes, in the browser that asked for it.`}>
        <Title>{shown}</Title>
        <Paragraph>
          Type this code where you asked for it. It works until {formatTime(validUntil)}, once, and
          only in that browser.
        </Paragraph>
        <Note>
          You did not ask for it? Then somebody typed your address. Without this code they get no
          further: do not give it to anybody.
        </Note>
      </Layout>
    ),
  };
}

interface Notice {
  what: "signed-in-by-code" | "passkey-added";
  name: string;
  device: string;
  settingsUrl: string;
}

const titles = {
  "signed-in-by-code": (name: string) => `${name} signed in to the desk with a mailed code`,
  "passkey-added": (name: string) => `${name} added a passkey to the desk`,
};

/** To all owners: somebody can get in who could not before. */
export function securityEmail({ what, name, device, settingsUrl }: Notice): Message {
  const title = titles[what](name);
  return {
    subject: title,
    body: (
      <Layout preview="If that was one of you, there is nothing to do.">
        <Title>{title}</Title>
        <Paragraph>
          If that was one of you, there is nothing to do. If not, open the settings of the desk,
          remove the passkey and sign out everywhere.
        </Paragraph>
        <DetailsTable facts={[["Device", device]]} />
        <ActionButton href={settingsUrl} label="Open the settings" />
      </Layout>
    ),
  };
}
