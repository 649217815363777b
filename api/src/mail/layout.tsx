import { agency } from "@agency/contract/agency";
import type { ReactNode } from "react";
import { MailLink, PhoneLink } from "./contact-links.tsx";
import { Container, layoutTable, Row, Section } from "./elements.tsx";
import { Mark } from "./pictures.tsx";
import { fonts, light, styleSheet } from "./theme.ts";

interface LayoutProps {
  /** The preview text that an inbox shows after the subject. */
  preview: string;
  /** A full-width picture above the title. */
  banner?: ReactNode;
  children: ReactNode;
}

export function Layout({ preview, banner, children }: LayoutProps) {
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        {/* Keeps Apple Mail from enlarging the text. */}
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* Keeps mail programs from linking order numbers as phone numbers. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <title>{agency.name}</title>
        <style>{styleSheet}</style>
      </head>
      <Body>
        <Preview text={preview} />
        <Letterhead />
        <Container className="card line" style={card}>
          {banner}
          <Section className="pad" style={{ padding: "24px 36px 22px" }}>
            {children}
          </Section>
        </Container>
        <Container>
          <Section className="pad" style={{ padding: "16px 37px 0" }}>
            <p className="meta footer" style={footer}>
              {agency.legalName}, <MailLink address={agency.email} />,{" "}
              <PhoneLink phone={agency.phone} />
            </p>
          </Section>
        </Container>
      </Body>
    </html>
  );
}

/** The cell repeats the background, because some mail programs drop the body element. */
function Body({ children }: { children: ReactNode }) {
  return (
    <body
      className="background"
      style={{ margin: 0, padding: 0, backgroundColor: light.background }}
    >
      <table {...layoutTable}>
        <tbody>
          <tr>
            <td style={background}>{children}</td>
          </tr>
        </tbody>
      </table>
    </body>
  );
}

/** Inboxes show at most this many characters after the subject. */
const PREVIEW_LENGTH = 150;

/** Hidden in the email. Invisible characters fill it up, so that an inbox does not continue with the text of the email. */
function Preview({ text }: { text: string }) {
  const shown = text.slice(0, PREVIEW_LENGTH);
  return (
    <div data-skip-in-text="true" style={hidden}>
      {shown}
      <div>
        {"\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff".repeat(PREVIEW_LENGTH - shown.length)}
      </div>
    </div>
  );
}

/** Not in the plain-text part, where the sender's name says the same. */
function Letterhead() {
  return (
    <Container data-skip-in-text="true">
      <Section className="pad" style={{ padding: "16px 37px 14px" }}>
        <Row>
          <td style={{ paddingRight: 12 }}>
            <Mark />
          </td>
          <td className="heading" style={wordmark}>
            {agency.name}
          </td>
        </Row>
      </Section>
    </Container>
  );
}

const background = {
  margin: 0,
  padding: "0 0 24px",
  backgroundColor: light.background,
  fontFamily: fonts.text,
};
const hidden = {
  display: "none",
  overflow: "hidden",
  lineHeight: "1px",
  opacity: 0,
  maxHeight: 0,
  maxWidth: 0,
} as const;
const card = {
  border: `1px solid ${light.line}`,
  borderRadius: 20,
  backgroundColor: light.card,
} as const;
const wordmark = {
  fontFamily: fonts.heading,
  fontSize: 19,
  lineHeight: "30px",
  fontWeight: 700,
  letterSpacing: "-0.02em",
  color: light.heading,
};
const footer = { margin: 0, fontSize: 13, lineHeight: "22px", color: light.meta };
