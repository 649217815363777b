import {
  ChartColumn as ChartColumnIcon,
  Clock as ClockIcon,
  ListChecks as ListChecksIcon,
  MessageSquare as MessageSquareIcon,
  Receipt as ReceiptIcon,
  ShoppingBag as ShoppingBagIcon,
} from "lucide";
import type { IconType } from "../ui/icon.tsx";

export interface NavItem {
  to: string;
  icon: IconType;
  name: string;
  /** Below an icon there is less room. */
  shortName: string;
  /** What it shows the count of. */
  counts?: "needsYou" | "newLeads" | "overdueRequests";
  /** A phone has it under More: its bar has room for what is needed every day. */
  rare?: boolean;
}

export const navItems: readonly NavItem[] = [
  {
    to: "/",
    icon: ListChecksIcon,
    name: "What needs you",
    shortName: "Today",
    counts: "needsYou",
  },
  {
    to: "/leads",
    icon: MessageSquareIcon,
    name: "Leads",
    shortName: "Leads",
    counts: "newLeads",
  },
  { to: "/orders", icon: ShoppingBagIcon, name: "Orders", shortName: "Orders" },
  {
    to: "/requests",
    icon: ReceiptIcon,
    name: "Requests",
    shortName: "Requests",
    counts: "overdueRequests",
  },
  { to: "/hours", icon: ClockIcon, name: "Hours", shortName: "Hours", rare: true },
  { to: "/numbers", icon: ChartColumnIcon, name: "Numbers", shortName: "Numbers", rare: true },
];

/** An alert belongs to what needs you; the rest lies below its place's address. */
export function isActive(path: string, place: string): boolean {
  if (place === "/") return path === "/" || path.startsWith("/alerts/");
  return path === place || path.startsWith(`${place}/`);
}
