import { formatDay } from "@agency/contract/format/dates";
import { bounceTitle, type EventDetail, type EventText, money, text } from "./event-history.ts";

/** What the history of a payment request says of each event. */
const titles: Record<string, (facts: EventDetail) => EventText> = {
  written: () => ({ title: "Request written" }),
  sent: ({ version }) =>
    version === 1
      ? { title: "Sent to the client" }
      : { title: "Corrected and sent again", detail: `Version ${version}` },
  viewed: () => ({ title: "Opened by the client" }),
  accepted: ({ name, version, recorded }) =>
    recorded
      ? { title: "Accepted by payment", detail: `Recorded payment, version ${version}` }
      : {
          title: name ? `Accepted by “${text(name)}”` : "Accepted",
          detail: `Typed name and tick, version ${version}`,
        },
  delivered: ({ cents, because }) => ({
    title: `Delivered, balance of ${money(cents)} asked for`,
    detail: text(because),
  }),
  "due-date": ({ dueOn }) => ({
    title: "Due date changed",
    detail: typeof dueOn === "string" ? `Now ${formatDay(dueOn)}` : undefined,
  }),
  reminded: () => ({ title: "Reminder sent" }),
  "reminders-off": () => ({ title: "Reminders stopped" }),
  "reminders-on": () => ({ title: "Reminders go on" }),
  "link-replaced": () => ({ title: "Link replaced" }),
  paid: ({ cents, order }) => ({
    title: `${money(cents)} paid`,
    detail: `Order ${text(order)}`,
  }),
  declined: ({ cents, reason }) => ({
    title: `Payment of ${money(cents)} declined`,
    detail: text(reason),
  }),
  refund: ({ cents, order, failed }) => ({
    title: `Refund of ${money(cents)}${failed ? " failed" : ""}`,
    detail: `Order ${text(order)}`,
  }),
  "mail-failed": bounceTitle,
  void: () => ({ title: "Made void" }),
  note: (facts) => ({ title: "Note", note: text(facts.text) ?? "Deleted" }),
};

export function requestEventTitle(kind: string, facts: EventDetail): EventText {
  return titles[kind]?.(facts) ?? { title: kind };
}
