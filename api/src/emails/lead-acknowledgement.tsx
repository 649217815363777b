import { agency } from "@agency/contract/agency";
import { Layout } from "./layout.tsx";
import type { Message } from "./message.ts";
import { Note, Paragraph, Title } from "./typography.tsx";

/** To the visitor: fixed words, nothing of what was sent to us, so that nobody can send theirs through us. */
export function leadAcknowledgement(): Message {
  return {
    subject: "We have your message",
    automatic: true,
    body: (
      <Layout preview="You hear from one of us within one business day.">
        <Title>Thanks for contacting us!</Title>
        <Paragraph>
          Your message has arrived. One of the two of us reads it and writes back within one
          business day.
        </Paragraph>
        <Paragraph>
          Something to add, or a file to show us? Reply to this email and it joins your request.
        </Paragraph>
        <Note>
          You get this because your address was entered in the form at{" "}
          {new URL(agency.siteUrl).host}. If it was not you, there is nothing to do.
        </Note>
      </Layout>
    ),
  };
}
