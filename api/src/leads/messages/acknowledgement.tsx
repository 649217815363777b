import { agency } from "@agency/contract/agency";
import { formatWeekday } from "@agency/contract/format/dates";
import { Row, Section } from "../../mail/elements.tsx";
import { Layout } from "../../mail/layout.tsx";
import type { Message } from "../../mail/message.ts";
import { Portraits } from "../../mail/pictures.tsx";
import { fonts, light } from "../../mail/theme.ts";
import { Note, Paragraph, Title } from "../../mail/typography.tsx";

/** Repeats nothing that the visitor wrote, so that spammers cannot send their text through our form. */
export function leadAcknowledgement(replyBy: string): Message {
  const day = formatWeekday(replyBy);
  return {
    subject: "We received your message",
    automatic: true,
    body: (
      <Layout preview={`We’ll reply by ${day}.`}>
        <Title>Thanks for contacting us!</Title>
        <Paragraph>
          We received your message. One of the two of us will read it and reply within one business
          day.
        </Paragraph>
        <ReplyDay day={day} />
        <Paragraph>Have something to add, or a file to share? Just reply to this email.</Paragraph>
        <Paragraph>The two of us at {agency.name}</Paragraph>
        <Note>
          You received this email because your address was entered in the form at{" "}
          {new URL(agency.siteUrl).host}. If this wasn’t you, you can ignore it.
        </Note>
      </Layout>
    ),
  };
}

function ReplyDay({ day }: { day: string }) {
  return (
    <Section className="panel" style={panel}>
      <Row>
        <td style={{ verticalAlign: "bottom" }}>
          <Portraits />
        </td>
        <td className="meta" style={caption}>
          We’ll reply by{" "}
          <strong className="heading day" style={date}>
            {day}
          </strong>
        </td>
      </Row>
    </Section>
  );
}

const panel = {
  margin: "4px 0 18px",
  padding: "16px 18px 0",
  borderRadius: 14,
  backgroundColor: light.panel,
};
const caption = { padding: "0 0 16px 14px", fontSize: 15, lineHeight: 1.4, color: light.meta };
const date = {
  display: "block",
  fontFamily: fonts.heading,
  fontSize: 22,
  lineHeight: 1.2,
  letterSpacing: "-0.02em",
  color: light.heading,
};
