import type { ReactNode } from "react";
import type { Background } from "../content-types.ts";

interface BandProps {
  background: Background;
  /** Removes the space above, for a band with the same color as the previous one. */
  isJoined: boolean;
  children: ReactNode;
}

/** A colored band across the page. */
export function Band({ background, isJoined, children }: BandProps) {
  return (
    <div className={`surface surface-${background}`}>
      <div className={`wrap band ${isJoined ? "pt-0" : ""}`}>{children}</div>
    </div>
  );
}
