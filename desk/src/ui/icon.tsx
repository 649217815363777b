import type { IconNode } from "lucide";
import { createElement } from "react";

export type IconType = IconNode;

/** Hidden from screen readers, because it is always next to a label. */
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
