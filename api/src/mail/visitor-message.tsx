import { TextLines } from "./text-lines.tsx";
import { light } from "./theme.ts";

/** A visitor's text, quoted so that it cannot pass for ours. */
export function VisitorMessage({ children }: { children: string }) {
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
