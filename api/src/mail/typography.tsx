import type { ReactNode } from "react";
import { Row, Section } from "./elements.tsx";
import { fonts, light } from "./theme.ts";

interface WithChildren {
  children: ReactNode;
}

export function Title({ children }: WithChildren) {
  return (
    <h1 className="heading title" style={title}>
      {children}
    </h1>
  );
}

/** A title with a small picture to its right. */
export function PicturedTitle({ picture, children }: WithChildren & { picture: ReactNode }) {
  return (
    <Row width="100%" style={{ width: "100%" }}>
      <td style={{ verticalAlign: "middle" }}>
        <Title>{children}</Title>
      </td>
      <td style={{ width: 88, padding: "0 0 12px 16px" }}>{picture}</td>
    </Row>
  );
}

export function Paragraph({ children }: WithChildren) {
  return (
    <p className="text" style={paragraph}>
      {children}
    </p>
  );
}

/** Small print. */
export function Note({ children, below }: WithChildren & { below?: "table" }) {
  return (
    <p className="meta" style={below ? { ...note, marginTop: 14 } : note}>
      {children}
    </p>
  );
}

/** The amount to pay now, as the largest text of the email. */
export function AmountDue({
  label,
  amount,
  when,
}: {
  label: string;
  amount: string;
  when: string;
}) {
  return (
    <p className="heading" style={amountDue}>
      {label}
      <br />
      <strong style={amountText}>{amount}</strong>
      <br />
      {when}
    </p>
  );
}

/** A section with a heading and a line above it. */
export function EmailSection({ title, children }: WithChildren & { title: ReactNode }) {
  return (
    <Section className="line" style={section}>
      <h2 className="heading" style={sectionTitle}>
        {title}
      </h2>
      {children}
    </Section>
  );
}

/** A visitor's name can be one long word. */
export const breakAnywhere = { wordBreak: "break-word", overflowWrap: "anywhere" } as const;
const title = {
  ...breakAnywhere,
  margin: "0 0 10px",
  fontFamily: fonts.heading,
  fontSize: 30,
  lineHeight: 1.12,
  letterSpacing: "-0.03em",
  fontWeight: 700,
  color: light.heading,
};
const paragraph = { margin: "0 0 14px", fontSize: 16, lineHeight: 1.5, color: light.text };
const note = { margin: "0 0 8px", fontSize: 13, lineHeight: 1.5, color: light.meta };
const amountDue = { margin: "0 0 16px", fontSize: 16, lineHeight: 1.4, color: light.heading };
const amountText = {
  fontFamily: fonts.heading,
  fontSize: 42,
  lineHeight: 1.1,
  letterSpacing: "-0.02em",
  fontWeight: 700,
};
const section = { marginTop: 13, paddingTop: 17, borderTop: `1px solid ${light.line}` };
const sectionTitle = {
  ...breakAnywhere,
  margin: "0 0 6px",
  fontFamily: fonts.heading,
  fontSize: 18,
  lineHeight: 1.2,
  letterSpacing: "-0.015em",
  fontWeight: 700,
  color: light.heading,
};
