import type { NavItem } from "./nav-items.ts";
import { useCounts } from "./use-counts.ts";

interface NavCountProps {
  kind: NavItem["count"];
  className: "count" | "badge";
}

/** The number of open items; overdue ones are also announced to screen readers. */
export function NavCount({ kind, className }: NavCountProps) {
  const counts = useCounts();
  const count = kind && counts[kind];
  if (!count) return null;
  const hasOverdue = kind === "worklist" && counts.overdue > 0;
  return (
    <span className={className} data-overdue={hasOverdue || undefined}>
      {count > 99 ? "99+" : count}
      {hasOverdue && <span className="sr-only">, {counts.overdue} overdue</span>}
    </span>
  );
}
