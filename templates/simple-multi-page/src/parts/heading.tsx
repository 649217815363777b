import { Fragment } from "react";

/** Shows text between *asterisks* in italics. */
export function Starred({ text }: { text: string }) {
  return text.split("*").map((part, index) => {
    const key = `${index}${part}`;
    return index % 2 ? <em key={key}>{part}</em> : <Fragment key={key}>{part}</Fragment>;
  });
}

/** Removes the asterisks, where italics are not possible. */
export function removeAsterisks(text: string): string {
  return text.replaceAll("*", "");
}
