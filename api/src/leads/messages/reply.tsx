import { agency } from "@agency/contract/agency";
import { formatTime } from "@agency/contract/format/dates";
import { Layout } from "../../mail/layout.tsx";
import { LetterText } from "../../mail/letter-text.tsx";
import type { Message } from "../../mail/message.ts";
import { QuotedText } from "../../mail/quoted-text.tsx";
import { toSingleLine } from "../../mail/single-line.ts";
import { Note } from "../../mail/typography.tsx";

interface ReplyEmailData {
  /** What the owner wrote. */
  text: string;
  ownerName: string;
  /** The owner's address, so that the conversation goes on in their mailbox. */
  replyTo?: string | undefined;
  /** The ID of the acknowledgement, if one was sent. */
  inReplyTo?: string | undefined;
  lead: { message: string; receivedAt: Date };
}

/** Only what the owner wrote, and the message that it replies to. */
export function leadReply({ text, ownerName, lead, ...headers }: ReplyEmailData): Message {
  return {
    subject: `Re: Your message to ${agency.name}`,
    fromName: `${ownerName} at ${agency.name}`,
    ...headers,
    body: (
      <Layout preview={toSingleLine(text, 140)}>
        <LetterText text={text} />
        <Note>You wrote on {formatTime(lead.receivedAt)}:</Note>
        <QuotedText>{lead.message}</QuotedText>
      </Layout>
    ),
  };
}
