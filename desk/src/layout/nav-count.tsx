import type { NavItem } from "./nav-items.ts";
import { useCounts } from "./use-counts.ts";

interface CountProps {
  of: NavItem["counts"];
  className: "count" | "badge";
}

/** How many wait at a place; what is late is told beside what needs you, in red and in words. */
export function NavCount({ of, className }: CountProps) {
  const counts = useCounts();
  const n = of && counts[of];
  if (!n) return null;
  const late = of === "needsYou" && counts.late > 0;
  return (
    <span className={className} data-late={late || undefined}>
      {n > 99 ? "99+" : n}
      {late && <span className="sr-only">, {counts.late} late</span>}
    </span>
  );
}
