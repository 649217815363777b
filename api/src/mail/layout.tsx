import { agency } from "@agency/contract/agency";
import { Body, Container, Head, Html, Preview, Section } from "@react-email/components";
import type { ReactNode } from "react";
import { MailLink, PhoneLink } from "./contact-links.tsx";
import { Mark } from "./pictures.tsx";
import { fonts, light, styleSheet } from "./theme.ts";

interface LayoutProps {
  /** What an inbox shows after the subject. */
  preview: string;
  /** Across the whole sheet, above the title. */
  banner?: ReactNode;
  children: ReactNode;
}

export function Layout({ preview, banner, children }: LayoutProps) {
  return (
    <Html lang="en">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* Order numbers are not telephone numbers. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <title>{agency.name}</title>
        <style>{styleSheet}</style>
      </Head>
      <Body className="background" style={background}>
        <Preview>{preview}</Preview>
        <Letterhead />
        <Container className="sheet line" style={sheet}>
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
    </Html>
  );
}

/** In plain text the sender's name already says this. */
function Letterhead() {
  return (
    <Container data-skip-in-text="true">
      <Section className="pad" style={{ padding: "16px 37px 14px" }}>
        <table cellPadding="0" cellSpacing="0">
          <tbody>
            <tr>
              <td style={{ paddingRight: 12 }}>
                <Mark />
              </td>
              <td className="heading" style={wordmark}>
                {agency.name}
              </td>
            </tr>
          </tbody>
        </table>
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
const sheet = {
  border: `1px solid ${light.line}`,
  borderRadius: 20,
  backgroundColor: light.sheet,
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
