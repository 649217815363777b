import { agency } from "@agency/contract/agency";
import { formatWeekday } from "@agency/contract/format/dates";
import { Section } from "@react-email/components";
import { Layout } from "../../mail/layout.tsx";
import type { Message } from "../../mail/message.ts";
import { Portraits } from "../../mail/pictures.tsx";
import { fonts, light } from "../../mail/theme.ts";
import { Note, Paragraph, Title } from "../../mail/typography.tsx";

/**
 * To the visitor: fixed words, nothing of what was sent to us, so that nobody can send theirs through us. `replyBy` is
 * the day when one business day has passed.
 */
export function leadAcknowledgement(replyBy: string): Message {
  const day = formatWeekday(replyBy);
  return {
    subject: "We have your message",
    automatic: true,
    body: (
      <Layout preview={`You hear from one of the two of us by ${day}.`}>
        <Title>Thanks for contacting us!</Title>
        <Paragraph>
          Your message has arrived. One of the two of us reads it and writes back within one
          business day.
        </Paragraph>
        <ReplyDay day={day} />
        <Paragraph>
          Something to add, or a file to show us? Reply to this email and it joins your request.
        </Paragraph>
        <Paragraph>The two of us at {agency.name}</Paragraph>
        <Note>
          You get this because your address was entered in the form at{" "}
          {new URL(agency.siteUrl).host}. If it was not you, there is nothing to do.
        </Note>
      </Layout>
    ),
  };
}

/** The people, and the day. */
function ReplyDay({ day }: { day: string }) {
  return (
    <Section className="panel" style={panel}>
      <table cellPadding="0" cellSpacing="0">
        <tbody>
          <tr>
            <td style={{ verticalAlign: "bottom" }}>
              <Portraits />
            </td>
            <td className="meta" style={words}>
              You hear from one of us by{" "}
              <strong className="heading day" style={date}>
                {day}
              </strong>
            </td>
          </tr>
        </tbody>
      </table>
    </Section>
  );
}

const panel = {
  margin: "4px 0 18px",
  padding: "16px 18px 0",
  borderRadius: 14,
  backgroundColor: light.panel,
};
const words = { padding: "0 0 16px 14px", fontSize: 15, lineHeight: 1.4, color: light.meta };
const date = {
  display: "block",
  fontFamily: fonts.heading,
  fontSize: 22,
  lineHeight: 1.2,
  letterSpacing: "-0.02em",
  color: light.heading,
};
