import { formatTime } from "@agency/contract/format/dates";
import { quarantineReasons } from "@agency/contract/limits/quarantine-reasons";
import { Link } from "@react-email/components";
import { MailLink } from "../../mail/contact-links.tsx";
import { DeskLink } from "../../mail/desk-link.tsx";
import { Layout } from "../../mail/layout.tsx";
import type { Message } from "../../mail/message.ts";
import { toSingleLine } from "../../mail/one-line.ts";
import { light } from "../../mail/theme.ts";
import { EmailSection, Note, Paragraph, Title } from "../../mail/typography.tsx";
import { VisitorMessage } from "../../mail/visitor-message.tsx";
import type { LeadEmailData } from "./notification.tsx";

/** Enough to tell a person from a program; the page behind the link has the whole message. */
const EXCERPT_LENGTH = 240;

interface HeldLead extends LeadEmailData {
  suspicions: string[];
  releaseUrl: string;
}

/** To the owner: what was held back, with the reasons. `waiting` were too many for now and come later. */
export function quarantineDigestEmail(leads: HeldLead[], waiting = 0): Message {
  const [count, them, one] =
    leads.length === 1
      ? ["1 message", "It looks", "Is it"]
      : [`${leads.length} messages`, "They look", "Is one"];
  return {
    subject: `${count} held back: ${one.toLowerCase()} from a person?`,
    body: (
      <Layout preview={`${them} like spam. ${one} from a person?`}>
        <Title>{count} held back</Title>
        <Paragraph>
          {them} like spam, so no reply went out. {one} from a person? Release it: it then comes to
          you as a lead, and the sender gets our usual reply. What is not released is deleted after
          30 days.
          {waiting > 0 && ` ${waiting.toLocaleString("en-US")} more come with the next emails.`}
        </Paragraph>
        {leads.map((lead) => (
          <EmailSection key={lead.releaseUrl} title={toSingleLine(lead.name || lead.email, 60)}>
            <Note>
              {formatTime(lead.receivedAt)}
              <br />
              <MailLink address={lead.email} />
              {lead.phone && <>, {toSingleLine(lead.phone, 60)}</>}
              <br />
              {lead.suspicions.map((reason) => quarantineReasons[reason] ?? reason).join(" ")}
            </Note>
            <VisitorMessage>{toSingleLine(lead.message, EXCERPT_LENGTH)}</VisitorMessage>
            <Link href={lead.releaseUrl} className="link with-address" style={release}>
              Look and release
            </Link>
          </EmailSection>
        ))}
        <DeskLink path="/leads/held-back" />
      </Layout>
    ),
  };
}

const release = {
  display: "inline-block",
  padding: "4px 0 6px",
  color: light.link,
  fontSize: 15,
  fontWeight: 600,
};
