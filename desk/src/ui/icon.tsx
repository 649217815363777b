import type { IconNode } from "lucide";
import { createElement } from "react";

/** Lucide's own description of a drawing: its shapes and their attributes. */
export type IconType = IconNode;

/** A drawing in the site's line weight; always beside words, so hidden from screen readers. */
export function Icon({ icon, size = 20 }: { icon: IconType; size?: number }) {
  return createElement(
    "svg",
    {
      "aria-hidden": true,
      width: size,
      height: size,
      viewBox: "0 0 24 24",
      fill: "none",
      stroke: "currentColor",
      strokeWidth: 1.75,
      strokeLinecap: "round",
      strokeLinejoin: "round",
    },
    ...icon.map(([shape, attributes]) => createElement(shape, attributes)),
  );
}
