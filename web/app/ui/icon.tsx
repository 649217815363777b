import type { LucideIcon } from "lucide-react";

export type IconDrawing = LucideIcon;

/** A drawing in the site's line weight; always beside words, so hidden from screen readers. */
export function Icon({
  of: Drawing,
  className = "size-5",
}: {
  of: IconDrawing;
  className?: string;
}) {
  return <Drawing aria-hidden className={`shrink-0 ${className}`} strokeWidth={1.75} />;
}
