import type { PersonEntry } from "@agency/contract/api/people";
import { formatMinutes } from "@agency/contract/format/duration";
import { formatUsd } from "@agency/contract/format/money";
import {
  Clock,
  FileText,
  Flag,
  Mail,
  MailX,
  MessageSquare,
  Receipt,
  Reply,
  ShoppingBag,
  StickyNote,
  Undo2,
} from "lucide";
import { pluralize } from "../format/text.ts";
import type { IconType } from "../ui/icon.tsx";
import {
  getDisputeStatus,
  getOrderStatus,
  leadStates,
  refundStates,
  requestStates,
  type StatusStyle,
} from "../ui/status-badge.tsx";

export interface EntryText {
  icon: IconType;
  title: string;
  /** A line of text, or the text that a person or an owner wrote. */
  detail?: string;
  isQuote?: boolean;
  status?: StatusStyle;
  amount?: string;
}

const emailTitles: Record<string, string> = {
  delivery: "Receipt or download sent",
  "payment-request-sent": "Payment request sent",
  "payment-request-balance": "Balance requested",
  "payment-request-reminder": "Reminder sent",
};

/** How an entry of a person's timeline is shown. */
export function describeEntry(entry: PersonEntry): EntryText {
  switch (entry.kind) {
    case "lead":
      return {
        ...{ icon: MessageSquare, title: "Message", detail: entry.lead.excerpt, isQuote: true },
        status: leadStates[entry.lead.state],
      };
    case "request": {
      const { number, title, state, totalCents, outstandingCents } = entry.request;
      const outstanding = outstandingCents > 0 && outstandingCents < totalCents;
      return {
        ...{ icon: Receipt, title: title || "Untitled payment request" },
        detail: outstanding ? `${number}, ${formatUsd(outstandingCents)} outstanding` : number,
        ...{ status: requestStates[state], amount: formatUsd(totalCents) },
      };
    }
    case "order": {
      const { number, items, totalCents } = entry.order;
      return {
        ...{ icon: ShoppingBag, title: items, detail: `Order ${number}` },
        ...{ status: getOrderStatus(entry.order), amount: formatUsd(totalCents) },
      };
    }
    case "refund": {
      const { state, cents } = entry.refund;
      return {
        ...{ icon: Undo2, title: "Refund", detail: `Order ${entry.order}` },
        ...(state !== "settled" && { status: refundStates[state] }),
        amount: `−${formatUsd(cents)}`,
      };
    }
    case "dispute":
      return {
        ...{ icon: Flag, title: "Dispute", detail: `Order ${entry.order}` },
        status: getDisputeStatus(entry.dispute),
        amount: formatUsd(entry.dispute.cents),
      };
    case "hours": {
      const { entries, paidMinutes, remainingMinutes } = entry.hours;
      return {
        icon: Clock,
        title: `${formatMinutes(remainingMinutes)} of ${formatMinutes(paidMinutes)} left`,
        detail: pluralize(entries, "time entry", "time entries"),
      };
    }
    case "invoice": {
      const { kind, number, totalCents } = entry.invoice;
      const name = kind === "invoice" ? "Invoice" : "Credit note";
      return { icon: FileText, title: `${name} ${number}`, amount: formatUsd(totalCents) };
    }
    case "email": {
      const isSent = entry.state === "sent";
      const title = emailTitles[entry.email] ?? "Email sent";
      return {
        icon: isSent ? Mail : MailX,
        title: isSent ? title : "An email could not be delivered",
        detail: entry.reason ?? entry.order ?? entry.request,
      };
    }
    case "note":
      return {
        ...{ icon: StickyNote, title: entry.owner ? `Note by ${entry.owner}` : "Note" },
        ...{ detail: entry.text, isQuote: true },
      };
    case "message":
      return {
        ...{ icon: Mail, title: entry.owner ? `Email by ${entry.owner}` : "Email" },
        ...{ detail: entry.text, isQuote: true },
      };
    case "reply":
      return {
        ...{ icon: Reply, title: `Reply by ${entry.owner}`, detail: entry.text, isQuote: true },
      };
  }
}
