import { shortDate } from "@agency/contract/format/dates";
import type { LeadReply } from "../db/tables.ts";
import { describeBounce, type EventDetail, type EventText, toText } from "./event-history.ts";

/** Texts of the history of a lead. */
const titles: Record<string, (detail: EventDetail) => EventText> = {
  received: () => ({ title: "Sent a message" }),
  note: ({ text }) => ({ title: "Note", note: toText(text) }),
  released: () => ({ title: "Released from quarantine" }),
  state: ({ to }) => ({ title: `Marked as ${toText(to)}` }),
  snoozed: ({ until }) => ({
    title: `Snoozed until ${shortDate(new Date(toText(until) ?? Number.NaN))}`,
  }),
  unsnoozed: () => ({ title: "Snooze ended" }),
  "response-received": () => ({ title: "Received a response" }),
  "mail-failed": describeBounce,
};

export function describeLeadEvent(
  kind: string,
  detail: EventDetail,
  replies: readonly LeadReply[],
): EventText {
  if (kind === "replied")
    return { title: "Replied", note: replies.find(({ id }) => id === detail.reply)?.message };
  return titles[kind]?.(detail) ?? { title: kind };
}
