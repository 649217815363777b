import type { SearchResponse } from "@agency/contract/api/desk";
import { formatUsd } from "@agency/contract/format/money";
import { MessageSquare, Receipt, ShoppingBag, User } from "lucide";
import { leadStates } from "../ui/status-badge.tsx";
import type { SearchGroup } from "./options.ts";

/** The found records by kind, in the order in which they are shown. */
export const groupRecords = ({
  people,
  orders,
  requests,
  leads,
}: SearchResponse): SearchGroup[] => [
  {
    title: "People",
    options: people.map(({ id, names: [name], email, company, phone }) => ({
      key: `person-${id}`,
      icon: User,
      title: name ?? email,
      subtitle: [...(name ? [email] : []), company, phone].filter(Boolean).join(", "),
      detail: "",
      // Every field that is searched is shown.
      matchedOn: "",
      open: `/people/${id}`,
    })),
  },
  {
    title: "Orders",
    options: orders.map(({ number, buyerName, email, items, totalCents, matchedOn }) => ({
      key: number,
      icon: ShoppingBag,
      title: buyerName || email,
      subtitle: [number, ...(buyerName ? [email] : []), items].join(", "),
      detail: formatUsd(totalCents),
      matchedOn,
      open: `/orders/${number}`,
    })),
  },
  {
    title: "Payment requests",
    options: requests.map(({ number, client, title, totalCents, matchedOn }) => ({
      key: number,
      icon: Receipt,
      title: client,
      subtitle: [number, title].join(", "),
      detail: formatUsd(totalCents),
      matchedOn,
      open: `/payment-requests/${number}`,
    })),
  },
  {
    title: "Leads",
    options: leads.map(({ id, name, email, state, matchedOn }) => ({
      key: `lead-${id}`,
      icon: MessageSquare,
      title: name,
      subtitle: email,
      detail: leadStates[state].label,
      matchedOn,
      open: `/leads/${id}`,
    })),
  },
];
