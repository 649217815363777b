import { Heading, Section, Text } from "@react-email/components";
import type { ReactNode } from "react";
import { fonts, light } from "./theme.ts";

interface WithChildren {
  children: ReactNode;
}

export function Title({ children }: WithChildren) {
  return (
    <Heading as="h1" className="heading title" style={title}>
      {children}
    </Heading>
  );
}

/** With a small picture at its end. */
export function PicturedTitle({ picture, children }: WithChildren & { picture: ReactNode }) {
  return (
    <table width="100%" cellPadding="0" cellSpacing="0" style={{ width: "100%" }}>
      <tbody>
        <tr>
          <td style={{ verticalAlign: "middle" }}>
            <Title>{children}</Title>
          </td>
          <td style={{ width: 88, padding: "0 0 12px 16px" }}>{picture}</td>
        </tr>
      </tbody>
    </table>
  );
}

export function Paragraph({ children }: WithChildren) {
  return (
    <Text className="text" style={paragraph}>
      {children}
    </Text>
  );
}

/** For what is worth knowing, but not first. */
export function Note({ children, below }: WithChildren & { below?: "table" }) {
  return (
    <Text className="meta" style={below ? { ...note, marginTop: 14 } : note}>
      {children}
    </Text>
  );
}

/** What is to be paid now: the largest figure of the message. */
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
      <strong style={figure}>{amount}</strong>
      <br />
      {when}
    </p>
  );
}

/** A part of a message, under a hairline. */
export function EmailSection({ title, children }: WithChildren & { title: ReactNode }) {
  return (
    <Section className="line" style={part}>
      <Heading as="h2" className="heading" style={partTitle}>
        {title}
      </Heading>
      {children}
    </Section>
  );
}

/** A visitor's name may be one endless word. */
export const breakWords = { wordBreak: "break-word", overflowWrap: "anywhere" } as const;
const title = {
  ...breakWords,
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
const figure = {
  fontFamily: fonts.heading,
  fontSize: 42,
  lineHeight: 1.1,
  letterSpacing: "-0.02em",
  fontWeight: 700,
};
const part = { marginTop: 13, paddingTop: 17, borderTop: `1px solid ${light.line}` };
const partTitle = {
  ...breakWords,
  margin: "0 0 6px",
  fontFamily: fonts.heading,
  fontSize: 18,
  lineHeight: 1.2,
  letterSpacing: "-0.015em",
  fontWeight: 700,
  color: light.heading,
};
