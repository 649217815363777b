import { refundReasons } from "@agency/contract/limits/refund-reasons";
import {
  describeBounce,
  describeEmailChange,
  type EventDetail,
  type EventText,
  formatAmount,
  toText,
} from "./event-history.ts";

/** Texts of the order history. */
const titles: Record<string, (detail: EventDetail) => EventText> = {
  claimed: ({ cents, method }) => ({
    title:
      method === "manual"
        ? `Payment of ${formatAmount(cents)} recorded`
        : `Reported a ${formatAmount(cents)} Venmo payment`,
  }),
  pending: ({ cents }) => ({ title: `Order placed for ${formatAmount(cents)}` }),
  paid: () => ({ title: "Paid and delivered" }),
  canceled: () => ({ title: "Canceled" }),
  note: (detail) => ({ title: "Note", note: toText(detail.text) ?? "Deleted" }),
  "buyer-emailed": ({ text }) => ({ title: "Emailed the buyer", note: toText(text) ?? "Deleted" }),
  "mail-resent": () => ({ title: "Email resent" }),
  "email-changed": describeEmailChange,
  contacted: () => ({ title: "Contacted the buyer" }),
  "access-revoked": () => ({ title: "Access revoked" }),
  "access-restored": () => ({ title: "Access restored" }),
  "mail-failed": describeBounce,
  "delivery-mailed": () => ({ title: "Email accepted by our mail server" }),
  downloaded: ({ version }) => ({ title: `Downloaded version ${toText(version)}` }),
  "refund-requested": ({ cents, reason }) => ({
    title: `Refund of ${formatAmount(cents)} requested`,
    detail: refundReasons[reason as keyof typeof refundReasons],
  }),
  "refund-pending": ({ cents }) => ({
    title: `Refund of ${formatAmount(cents)} waiting for settlement`,
    detail: "A partial refund is sent after the payment settles",
  }),
  refunded: ({ cents, kind }) => ({
    title: kind === "void" ? `${formatAmount(cents)} voided` : `${formatAmount(cents)} refunded`,
  }),
  "refund-failed": ({ cents, reason }) => ({
    title: `Refund of ${formatAmount(cents)} failed`,
    detail: toText(reason),
  }),
  "dispute-opened": ({ cents }) => ({ title: `Dispute opened for ${formatAmount(cents)}` }),
  "dispute-disputed": () => ({ title: "Response submitted to the bank" }),
  "dispute-under-review": () => ({ title: "The bank is reviewing the dispute" }),
  "dispute-evidence-requested": () => ({ title: "Evidence for the dispute written" }),
  "dispute-evidence-sent": () => ({ title: "Evidence sent to the bank" }),
  "dispute-evidence-failed": ({ reason }) => ({
    title: "Evidence not sent",
    detail: toText(reason),
  }),
  "dispute-acceptance-requested": () => ({ title: "Acceptance of the dispute requested" }),
  "dispute-acceptance-sent": () => ({ title: "Dispute accepted in the desk" }),
  "dispute-acceptance-failed": ({ reason }) => ({
    title: "Dispute not accepted",
    detail: toText(reason),
  }),
  "dispute-won": () => ({ title: "Dispute won" }),
  "dispute-lost": () => ({ title: "Dispute lost" }),
  restored: () => ({ title: "Restored from the payment provider" }),
  "invoice-issued": ({ number }) => ({ title: `Invoice ${toText(number)} issued` }),
  "credit-note-issued": ({ number }) => ({ title: `Credit note ${toText(number)} issued` }),
  "credit-note-voided": ({ number }) => ({
    title: `Credit note ${toText(number)} voided`,
    detail: "The refund failed",
  }),
  "link-renewed": () => ({ title: "Requested a new link" }),
};

export function describeOrderEvent(kind: string, detail: EventDetail): EventText {
  const eventText = titles[kind]?.(detail);
  if (eventText) return eventText;
  const title = kind.replace(/[-_:]+/g, " ");
  return { title: title.charAt(0).toUpperCase() + title.slice(1), detail: toText(detail.reason) };
}
