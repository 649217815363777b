import { formatDay } from "@agency/contract/format/dates";
import {
  describeBounce,
  describeEmailChange,
  type EventDetail,
  type EventText,
  formatAmount,
  toText,
} from "./event-history.ts";

/** Texts of the payment request history. */
const titles: Record<string, (detail: EventDetail) => EventText> = {
  created: () => ({ title: "Draft created" }),
  sent: ({ version }) =>
    version === 1
      ? { title: "Sent to the client" }
      : { title: "Updated version sent", detail: `Version ${version}` },
  viewed: () => ({ title: "Viewed by the client" }),
  accepted: ({ name, version, recorded }) =>
    recorded
      ? { title: "Accepted by payment", detail: `Recorded payment, version ${version}` }
      : {
          title: name ? `Accepted by “${toText(name)}”` : "Accepted",
          detail: `Typed name, version ${version}`,
        },
  delivered: ({ cents, because }) => ({
    title: `Marked as delivered, balance of ${formatAmount(cents)} requested`,
    detail: toText(because),
  }),
  "due-date": ({ dueOn }) => ({
    title: "Due date changed",
    detail: typeof dueOn === "string" ? `Now ${formatDay(dueOn)}` : undefined,
  }),
  "reminder-sent": () => ({ title: "Reminder sent" }),
  "reminders-off": () => ({ title: "Reminders turned off" }),
  "reminders-on": () => ({ title: "Reminders turned on" }),
  "email-changed": describeEmailChange,
  "link-replaced": () => ({ title: "Link replaced" }),
  paid: ({ cents, order }) => ({
    title: `${formatAmount(cents)} paid`,
    detail: `Order ${toText(order)}`,
  }),
  declined: ({ cents, reason }) => ({
    title: `Payment of ${formatAmount(cents)} declined`,
    detail: toText(reason),
  }),
  refund: ({ cents, order, failed }) => ({
    title: `Refund of ${formatAmount(cents)}${failed ? " failed" : ""}`,
    detail: `Order ${toText(order)}`,
  }),
  "mail-failed": describeBounce,
  void: () => ({ title: "Voided" }),
  note: (detail) => ({ title: "Note", note: toText(detail.text) ?? "Deleted" }),
};

export function describePaymentRequestEvent(kind: string, detail: EventDetail): EventText {
  return titles[kind]?.(detail) ?? { title: kind };
}
