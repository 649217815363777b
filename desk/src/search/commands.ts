import {
  Clock as ClockIcon,
  Keyboard as KeyboardIcon,
  Plus as PlusIcon,
  CircleDollarSign as RecordPaymentIcon,
} from "lucide";
import { navItems } from "../layout/nav-items.ts";
import { openHelp } from "../stores/overlays.ts";
import type { SearchOption } from "./options.ts";

/** What the owner can do from the search. */
export const listCommands = (recordPayment: () => void): SearchOption[] => [
  {
    key: "new-payment-request",
    icon: PlusIcon,
    title: "New payment request",
    open: "/payment-requests/new",
  },
  {
    key: "record-payment",
    icon: RecordPaymentIcon,
    title: "Record a payment",
    open: recordPayment,
  },
  {
    key: "log-time",
    icon: ClockIcon,
    title: "Log time",
    subtitle: "Choose a client",
    open: "/hours",
  },
  ...navItems.map(({ to, icon, name }) => ({ key: to, icon, title: `Go to ${name}`, open: to })),
  { key: "shortcuts", icon: KeyboardIcon, title: "Show keyboard shortcuts", open: openHelp },
];

/** Commands of which a part of the title starts with each part of the query. Without a query, all of them. */
export function findCommands(commands: readonly SearchOption[], query: string) {
  const toTerms = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);
  return commands.filter(({ title }) =>
    toTerms(query).every((term) => toTerms(title).some((part) => part.startsWith(term))),
  );
}
