import { TextLines } from "./text-lines.tsx";
import { light } from "./theme.ts";

/** A visitor's message, which must not pass for our text, or an accepted proposal. */
export function QuotedText({ children }: { children: string }) {
  return (
    <blockquote className="panel heading" style={quote}>
      <TextLines text={children} />
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
