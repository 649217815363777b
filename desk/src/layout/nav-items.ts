import {
  ChartColumn as ChartColumnIcon,
  Clock as ClockIcon,
  Ellipsis as EllipsisIcon,
  ListChecks as ListChecksIcon,
  MessageSquare as MessageSquareIcon,
  Receipt as ReceiptIcon,
  ShieldMinus as ShieldMinusIcon,
  ShoppingBag as ShoppingBagIcon,
  SlidersHorizontal as SlidersHorizontalIcon,
} from "lucide";
import { hoursTable } from "../hours/hours-columns.tsx";
import { leadTable } from "../leads/lead-columns.tsx";
import { orderTable } from "../orders/order-columns.tsx";
import { paymentRequestTable } from "../payment-requests/payment-request-columns.tsx";
import type { IconType } from "../ui/icon.tsx";
import type { ListTable } from "../ui/skeletons.tsx";

export interface NavItem {
  to: string;
  icon: IconType;
  name: string;
  /** On tablets and wide screens. Without it, another screen links to this one. */
  sidebar?: "top" | "bottom";
  /** On phones, a tab with this name. */
  tab?: string;
  /** On phones, a link of the More screen with this description. */
  more?: string;
  shortcut?: string;
  count?: "overdue" | "newLeads" | "overdueRequests";
  /** What has its place while the screen loads. */
  skeleton?: Skeleton;
}

interface Skeleton {
  hasSubtitle?: boolean;
  /** A button in the heading, also on phones. */
  hasButton?: boolean;
  /** The table and the number of filters of a list. */
  list?: { table: ListTable; chips: number };
}

/** The sidebar, the tab bar, More, the shortcuts, the search and the skeletons use this list. */
export const navItems: readonly NavItem[] = [
  {
    to: "/",
    icon: ListChecksIcon,
    name: "To do",
    sidebar: "top",
    tab: "To do",
    shortcut: "1",
    count: "overdue",
    skeleton: { hasSubtitle: true },
  },
  {
    to: "/leads",
    icon: MessageSquareIcon,
    name: "Leads",
    sidebar: "top",
    tab: "Leads",
    shortcut: "2",
    count: "newLeads",
    skeleton: { list: { table: leadTable, chips: 8 } },
  },
  {
    to: "/leads/quarantine",
    icon: ShieldMinusIcon,
    name: "Quarantine",
    more: "Messages flagged as possible spam",
  },
  {
    to: "/orders",
    icon: ShoppingBagIcon,
    name: "Orders",
    sidebar: "top",
    tab: "Orders",
    shortcut: "3",
    skeleton: { hasSubtitle: true, hasButton: true, list: { table: orderTable, chips: 6 } },
  },
  {
    to: "/payment-requests",
    icon: ReceiptIcon,
    name: "Payment requests",
    sidebar: "top",
    tab: "Requests",
    shortcut: "4",
    count: "overdueRequests",
    skeleton: { hasSubtitle: true, list: { table: paymentRequestTable, chips: 6 } },
  },
  {
    to: "/hours",
    icon: ClockIcon,
    name: "Hours",
    sidebar: "top",
    more: "Prepaid hours and balances",
    skeleton: { hasSubtitle: true, list: { table: hoursTable, chips: 2 } },
  },
  {
    to: "/reports",
    icon: ChartColumnIcon,
    name: "Reports",
    sidebar: "top",
    more: "Revenue, leads, traffic sources, exports",
    skeleton: { hasSubtitle: true },
  },
  {
    to: "/settings",
    icon: SlidersHorizontalIcon,
    name: "Settings",
    sidebar: "bottom",
    more: "Passkeys, sessions, webhooks, personal data",
    shortcut: "5",
  },
];

/** On phones: the screens that do not fit into the tab bar. */
export const moreItem: NavItem = { to: "/more", icon: EllipsisIcon, name: "More", tab: "More" };

/** The item of the sidebar that a path belongs to. Alerts belong to the worklist. */
export function findSidebarItem(path: string): NavItem | undefined {
  const isWithin = (to: string) =>
    to === "/" ? path === "/" || path.startsWith("/alerts/") : `${path}/`.startsWith(`${to}/`);
  return navItems.find(({ sidebar, to }) => sidebar && isWithin(to));
}
