import {
  ListChecks as ListChecksIcon,
  MessageSquare as MessageSquareIcon,
  ShoppingBag as ShoppingBagIcon,
} from "lucide";
import type { IconType } from "../ui/icon.tsx";

export interface Place {
  to: string;
  icon: IconType;
  name: string;
  /** Below an icon there is less room. */
  shortName: string;
  /** Which of the session's counts it shows. */
  counts?: "needsYou" | "newLeads";
}

export const places: readonly Place[] = [
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
];

/** An alert belongs to what needs you; the rest lies below its place's address. */
export function isAt(path: string, place: string): boolean {
  if (place === "/") return path === "/" || path.startsWith("/alerts/");
  return path === place || path.startsWith(`${place}/`);
}
