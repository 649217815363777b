import type { NavItem } from "./nav-items.ts";
import { useCounts } from "./use-counts.ts";

interface NavCountProps {
  kind: NavItem["count"];
  className: "count" | "badge";
}

/** The number of overdue to-do items, new leads or overdue requests. */
export function NavCount({ kind, className }: NavCountProps) {
  const counts = useCounts();
  const count = kind && counts[kind];
  if (!count) return null;
  const isOverdue = kind === "overdue";
  return (
    <span className={className} data-overdue={isOverdue || undefined}>
      {count > 99 ? "99+" : count}
      {isOverdue && <span className="sr-only"> overdue</span>}
    </span>
  );
}
