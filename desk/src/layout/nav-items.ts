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
  /** For the tab bar. */
  shortName: string;
  count?: "worklist" | "newLeads" | "overdueRequests";
  /** On phones it is in the More menu. */
  inMoreMenu?: boolean;
}

export const navItems: readonly NavItem[] = [
  {
    to: "/",
    icon: ListChecksIcon,
    name: "To do",
    shortName: "To do",
    count: "worklist",
  },
  {
    to: "/leads",
    icon: MessageSquareIcon,
    name: "Leads",
    shortName: "Leads",
    count: "newLeads",
  },
  { to: "/orders", icon: ShoppingBagIcon, name: "Orders", shortName: "Orders" },
  {
    to: "/payment-requests",
    icon: ReceiptIcon,
    name: "Payment requests",
    shortName: "Requests",
    count: "overdueRequests",
  },
  { to: "/hours", icon: ClockIcon, name: "Hours", shortName: "Hours", inMoreMenu: true },
  {
    to: "/reports",
    icon: ChartColumnIcon,
    name: "Reports",
    shortName: "Reports",
    inMoreMenu: true,
  },
];

/** Alerts belong to the worklist, all other paths to the item that they start with. */
export function isActive(path: string, to: string): boolean {
  if (to === "/") return path === "/" || path.startsWith("/alerts/");
  return path === to || path.startsWith(`${to}/`);
}
