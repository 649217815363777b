import type { IconNode } from "lucide";
import { createElement } from "react";

/** The shapes of a Lucide icon, with their attributes. */
export type IconType = IconNode;

/** Hidden from screen readers, because there is always a label next to it. */
export function Icon({ icon, className = "size-5" }: { icon: IconType; className?: string }) {
  return createElement(
    "svg",
    {
      "aria-hidden": true,
      viewBox: "0 0 24 24",
      fill: "none",
      stroke: "currentColor",
      strokeWidth: 1.75,
      strokeLinecap: "round",
      strokeLinejoin: "round",
      className: `shrink-0 ${className}`,
    },
    ...icon.map(([shape, attributes]) => createElement(shape, attributes)),
  );
}
