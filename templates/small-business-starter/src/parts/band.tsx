import type { ReactNode } from "react";
import type { Background } from "../content-types.ts";

interface BandProps {
  background: Background;
  /** Two bands of one color read as one: the second needs no room above it. */
  joined: boolean;
  children: ReactNode;
}

/** A stripe of color across the page. */
export function Band({ background, joined, children }: BandProps) {
  return (
    <div className={`surface surface-${background}`}>
      <div className={`wrap band ${joined ? "pt-0" : ""}`}>{children}</div>
    </div>
  );
}
