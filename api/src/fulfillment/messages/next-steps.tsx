import type { OrderEmailData } from "../../mail/message.ts";
import { Paragraph } from "../../mail/typography.tsx";

type Kind = OrderEmailData["items"][number]["kind"];

/** Templates have FirstSteps instead. */
const nextSteps: Partial<Record<Kind, string>> = {
  hours:
    "To save time, reply to this email with your list of tasks and the address of your site. We email you after each task with the time it took.",
  service:
    "To save time, reply to this email with what you already have: a name, colors, or examples you like.",
  project: "Questions? Reply to this email.",
  deposit: "Your deposit reserves our time in the schedule. Questions? Reply to this email.",
};

export function NextSteps({ items }: Pick<OrderEmailData, "items">) {
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  return kinds.map(
    (kind) => nextSteps[kind] && <Paragraph key={kind}>{nextSteps[kind]}</Paragraph>,
  );
}
