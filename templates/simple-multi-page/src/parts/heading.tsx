import { Fragment } from "react";

/** A text from site.config.ts: the words between *stars* are set in italics. */
export function Starred({ text }: { text: string }) {
  return text.split("*").map((part, index) => {
    const key = `${index}${part}`;
    return index % 2 ? <em key={key}>{part}</em> : <Fragment key={key}>{part}</Fragment>;
  });
}

/** The same text without its stars, for places that cannot show italics. */
export function plain(text: string): string {
  return text.replaceAll("*", "");
}
