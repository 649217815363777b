import type { OrderEmailData } from "../../mail/message.ts";
import { Paragraph } from "../../mail/typography.tsx";

type Kind = OrderEmailData["items"][number]["kind"];

/** What the buyer can do meanwhile; a template has its first steps instead. */
const meanwhile: Partial<Record<Kind, string>> = {
  hours:
    "To save time, reply to this email with your list and the address of your site. We work through it and report what each item took.",
  service:
    "To save time, reply to this email with what you already have: a name, colors, or examples that you like.",
  project: "Questions about it? Reply to this email.",
  deposit: "Your deposit reserves our time in the schedule. Questions? Reply to this email.",
};

export function NextSteps({ items }: Pick<OrderEmailData, "items">) {
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  return kinds.map(
    (kind) => meanwhile[kind] && <Paragraph key={kind}>{meanwhile[kind]}</Paragraph>,
  );
}
