import { agency } from "@agency/contract/agency";
import { Body, Container, Head, Html, Preview, Section } from "@react-email/components";
import type { ReactNode } from "react";
import { MailLink, PhoneLink } from "./contact-links.tsx";
import { fonts, light, onBand, styleSheet } from "./theme.ts";

interface LayoutProps {
  /** What an inbox shows after the subject. */
  preview: string;
  children: ReactNode;
}

export function Layout({ preview, children }: LayoutProps) {
  return (
    <Html lang="en">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* Order numbers and checksums are not telephone numbers. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <title>{agency.name}</title>
        <style>{styleSheet}</style>
      </Head>
      <Body className="ground" style={ground}>
        <Preview>{preview}</Preview>
        <Container className="sheet line" style={sheet}>
          {/* In plain text the sender's name already says this. */}
          <Section className="band pad" style={band} data-skip-in-text="true">
            <span style={wordmark}>{agency.name}</span>
          </Section>
          <Section className="pad" style={{ padding: "40px 40px 44px" }}>
            {children}
          </Section>
        </Container>
        <Container>
          <Section className="pad" style={{ padding: "28px 41px 0" }}>
            <p className="meta footer" style={footer}>
              {agency.legalName}, {agency.city}, {agency.region}
              <br />
              <MailLink address={agency.email} />
              <br />
              <PhoneLink phone={agency.phone} />
            </p>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

const ground = {
  margin: 0,
  padding: "32px 0 40px",
  backgroundColor: light.ground,
  fontFamily: fonts.text,
};
const sheet = {
  border: `1px solid ${light.line}`,
  borderRadius: 20,
  backgroundColor: light.sheet,
} as const;
const band = {
  padding: "22px 40px",
  borderRadius: "19px 19px 0 0",
  backgroundColor: light.band,
};
const wordmark = { fontSize: 20, fontWeight: 700, letterSpacing: "-0.02em", color: onBand };
const footer = { margin: 0, fontSize: 14, lineHeight: "24px", color: light.meta };
