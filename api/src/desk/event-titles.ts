import { formatUsd } from "@agency/contract/money";

type Facts = Record<string, unknown>;

interface Told {
  title: string;
  detail?: string;
  note?: string;
}

const money = (cents: unknown) => (typeof cents === "number" ? formatUsd(cents) : "");
const text = (value: unknown) => (typeof value === "string" ? value : undefined);

/** What the history of an order says of each event. */
const titles: Record<string, (facts: Facts) => Told> = {
  claimed: ({ cents }) => ({ title: `Says to pay ${money(cents)} by Venmo` }),
  pending: ({ cents }) => ({ title: `Ordered for ${money(cents)}` }),
  paid: () => ({ title: "Paid and delivered" }),
  cancelled: () => ({ title: "Cancelled" }),
  note: (facts) => ({ title: "Note", note: text(facts.text) ?? "" }),
  "mail-resent": () => ({ title: "Mail sent again" }),
  "email-changed": ({ from }) => ({ title: "Address changed", detail: `It was ${text(from)}` }),
  "access-ended": () => ({ title: "Access ended" }),
  "access-opened": () => ({ title: "Access opened again" }),
  "link-renewed": () => ({ title: "Asked for a fresh link" }),
};

export function eventTitle(kind: string, facts: Facts): Told {
  const told = titles[kind]?.(facts);
  if (told) return told;
  const words = kind.replace(/[-_:]+/g, " ");
  return { title: words.charAt(0).toUpperCase() + words.slice(1), detail: text(facts.reason) };
}
