import { MailLink } from "./contact-links.tsx";
import { calendarDay, momentOf } from "./dates.ts";
import { Layout } from "./layout.tsx";
import type { LeadFacts } from "./lead-notification.tsx";
import type { Message } from "./message.ts";
import { oneLine } from "./one-line.ts";
import { Note, Paragraph, Part, Title } from "./typography.tsx";
import { VisitorWords } from "./visitor-words.tsx";

/** Enough to tell a person from a program; a hundred whole messages would not fit into a mail. */
const EXCERPT_LENGTH = 240;

const reasons: Record<string, string> = {
  honeypot: "It filled in the field that people do not see.",
  "foreign-origin": "It came from another website.",
  burst: "Many came from the same place within a minute.",
  "too-fast": "It was sent within 3 seconds.",
  duplicate: "The same message had come before.",
};

/** To the owner: what was held back on that day, with the reasons. */
export function quarantineDigest(
  day: string,
  leads: (LeadFacts & { suspicions: string[] })[],
): Message {
  const count = leads.length === 1 ? "1 message" : `${leads.length} messages`;
  return {
    subject: `${count} held back on ${calendarDay(day)}`,
    body: (
      <Layout preview="They look like spam. Is one of them from a person?">
        <Title>{count} held back</Title>
        <Paragraph>
          They came on {calendarDay(day)} and look like spam: no reply went out. Is one from a
          person? Write to its address. All are deleted after 30 days.
        </Paragraph>
        {leads.map((lead) => (
          <Part key={`${lead.receivedAt.getTime()} ${lead.email}`} title={oneLine(lead.name, 60)}>
            <Note>
              {momentOf(lead.receivedAt)}
              <br />
              <MailLink address={lead.email} />
              {lead.phone && <>, {lead.phone}</>}
              <br />
              {lead.suspicions.map((reason) => reasons[reason] ?? reason).join(" ")}
            </Note>
            <VisitorWords>{oneLine(lead.message, EXCERPT_LENGTH)}</VisitorWords>
          </Part>
        ))}
      </Layout>
    ),
  };
}
