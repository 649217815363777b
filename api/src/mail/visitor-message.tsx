import { Fragment } from "react";
import { light } from "./theme.ts";

/** A visitor's text, quoted so that it cannot pass for ours. */
export function VisitorMessage({ children }: { children: string }) {
  return (
    <blockquote className="panel heading" style={quote}>
      {children.split(/\r\n|\r|\n/).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </blockquote>
  );
}

const quote = {
  margin: "10px 0 8px",
  padding: "12px 16px",
  borderRadius: 12,
  backgroundColor: light.panel,
  color: light.heading,
  fontSize: 15,
  lineHeight: 1.5,
  wordBreak: "break-word",
  overflowWrap: "anywhere",
} as const;
