import { Heading, Section, Text } from "@react-email/components";
import type { ReactNode } from "react";
import { light } from "./theme.ts";

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

export function Paragraph({ children }: WithChildren) {
  return (
    <Text className="text" style={paragraph}>
      {children}
    </Text>
  );
}

/** For what is worth knowing, but not first. */
export function Note({ children }: WithChildren) {
  return (
    <Text className="meta" style={note}>
      {children}
    </Text>
  );
}

/** A part of a message, under a hairline. */
export function Part({ title, children }: WithChildren & { title: string }) {
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
const breakWords = { wordBreak: "break-word", overflowWrap: "anywhere" } as const;
const title = {
  ...breakWords,
  margin: "0 0 16px",
  fontSize: 32,
  lineHeight: 1.12,
  letterSpacing: "-0.03em",
  fontWeight: 700,
  color: light.heading,
};
const paragraph = { margin: "0 0 16px", fontSize: 17, lineHeight: 1.6, color: light.text };
const note = { margin: "0 0 14px", fontSize: 15, lineHeight: 1.55, color: light.meta };
const part = { marginTop: 36, paddingTop: 28, borderTop: `1px solid ${light.line}` };
const partTitle = {
  ...breakWords,
  margin: "0 0 14px",
  fontSize: 20,
  lineHeight: 1.2,
  letterSpacing: "-0.015em",
  fontWeight: 700,
  color: light.heading,
};
