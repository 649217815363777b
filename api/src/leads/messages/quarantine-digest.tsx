import { formatTime } from "@agency/contract/format/dates";
import { quarantineReasons } from "@agency/contract/limits/quarantine-reasons";
import { MailLink } from "../../mail/contact-links.tsx";
import { DeskLink } from "../../mail/desk-link.tsx";
import { Link } from "../../mail/elements.tsx";
import { Layout } from "../../mail/layout.tsx";
import type { Message } from "../../mail/message.ts";
import { QuotedText } from "../../mail/quoted-text.tsx";
import { toSingleLine } from "../../mail/single-line.ts";
import { light } from "../../mail/theme.ts";
import { EmailSection, Note, Paragraph, Title } from "../../mail/typography.tsx";
import type { LeadEmailData } from "./notification.tsx";

/** Enough to recognize spam; the linked page shows the full message. */
const EXCERPT_LENGTH = 240;

interface QuarantinedLeadData extends LeadEmailData {
  quarantine_reasons: string[];
  releaseUrl: string;
}

/** `waiting` is the number of leads that follow in later emails. */
export function quarantineDigestEmail(leads: QuarantinedLeadData[], waiting = 0): Message {
  const [count, theyLook, oneOfThem] =
    leads.length === 1
      ? ["1 message", "It looks", "it"]
      : [`${leads.length} messages`, "They look", "one"];
  return {
    subject: `${count} in quarantine`,
    body: (
      <Layout preview={`${theyLook} like spam. If ${oneOfThem} is from a real person, release it.`}>
        <Title>{count} in quarantine</Title>
        <Paragraph>
          {theyLook} like spam, so we sent no reply. If {oneOfThem} is from a real person, release
          it. It moves to your leads, and the sender gets our usual reply. Unreleased messages are
          deleted after 30 days.
          {waiting > 0 && ` ${waiting.toLocaleString("en-US")} more follow in the next emails.`}
        </Paragraph>
        {leads.map((lead) => (
          <EmailSection key={lead.releaseUrl} title={toSingleLine(lead.name || lead.email, 60)}>
            <Note>
              {formatTime(lead.receivedAt)}
              <br />
              <MailLink address={lead.email} />
              {[lead.phone, ...lead.details.map(({ text }) => text)]
                .filter(Boolean)
                .map((text) => `, ${toSingleLine(text, 60)}`)}
              <br />
              {lead.quarantine_reasons
                .map((reason) => quarantineReasons[reason] ?? reason)
                .join(" ")}
            </Note>
            <QuotedText>{toSingleLine(lead.message, EXCERPT_LENGTH)}</QuotedText>
            <Link href={lead.releaseUrl} className="link with-address" style={release}>
              Review and release
            </Link>
          </EmailSection>
        ))}
        <DeskLink path="/leads/quarantine" />
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
