import { refundReasons } from "@agency/contract/limits/refund-reasons";
import { bounceTitle, type EventDetail, type EventText, money, text } from "./event-history.ts";

/** What the history of an order says of each event. */
const titles: Record<string, (facts: EventDetail) => EventText> = {
  claimed: ({ cents, method }) => ({
    title:
      method === "manual"
        ? `Payment of ${money(cents)} recorded`
        : `Says to pay ${money(cents)} by Venmo`,
  }),
  pending: ({ cents }) => ({ title: `Ordered for ${money(cents)}` }),
  paid: () => ({ title: "Paid and delivered" }),
  cancelled: () => ({ title: "Cancelled" }),
  note: (facts) => ({ title: "Note", note: text(facts.text) ?? "Deleted" }),
  "mail-resent": () => ({ title: "Mail sent again" }),
  "email-changed": ({ from }) => ({
    title: "Address changed",
    detail: from ? `It was ${text(from)}` : undefined,
  }),
  contacted: () => ({ title: "Wrote to the buyer" }),
  "access-ended": () => ({ title: "Access ended" }),
  "access-opened": () => ({ title: "Access opened again" }),
  "mail-failed": bounceTitle,
  "delivery-mailed": () => ({ title: "Mail delivered to the buyer's mail server" }),
  downloaded: ({ version }) => ({ title: `Downloaded version ${text(version)}` }),
  "refund-requested": ({ cents, reason }) => ({
    title: `Refund of ${money(cents)} asked for`,
    detail: refundReasons[reason as keyof typeof refundReasons],
  }),
  "refund-waiting": ({ cents }) => ({
    title: `Refund of ${money(cents)} waits`,
    detail: "A part can go back once the payment is settled",
  }),
  refunded: ({ cents, kind }) => ({
    title: kind === "void" ? `${money(cents)} voided` : `${money(cents)} refunded`,
  }),
  "refund-failed": ({ cents, reason }) => ({
    title: `Refund of ${money(cents)} failed`,
    detail: text(reason),
  }),
  "dispute-opened": ({ cents }) => ({ title: `The buyer's bank disputes ${money(cents)}` }),
  "dispute-disputed": () => ({ title: "Reply submitted to the bank" }),
  "dispute-under-review": () => ({ title: "The bank is reviewing the dispute" }),
  "dispute-won": () => ({ title: "Dispute won" }),
  "dispute-lost": () => ({ title: "Dispute lost" }),
  rebuilt: () => ({ title: "Written again from the payment provider's record" }),
  "invoice-issued": ({ number }) => ({ title: `Invoice ${text(number)} issued` }),
  "credit-note-issued": ({ number }) => ({ title: `Credit note ${text(number)} issued` }),
  "credit-note-void": ({ number }) => ({
    title: `Credit note ${text(number)} is void`,
    detail: "Its refund failed",
  }),
  "link-renewed": () => ({ title: "Asked for a fresh link" }),
};

export function eventTitle(kind: string, facts: EventDetail): EventText {
  const told = titles[kind]?.(facts);
  if (told) return told;
  const words = kind.replace(/[-_:]+/g, " ");
  return { title: words.charAt(0).toUpperCase() + words.slice(1), detail: text(facts.reason) };
}
