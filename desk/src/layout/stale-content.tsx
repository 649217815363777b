import type { ReactNode } from "react";
import type { Loaded } from "../api/load.ts";
import { formatAgo } from "../format/time.ts";
import { RetryNotice } from "./retry-notice.tsx";

interface AsKnownProps {
  loaded: Loaded<unknown>;
  children: ReactNode;
}

/** While the service is silent: what was known last, dimmed, and not to be touched. */
export function StaleContent({ loaded, children }: AsKnownProps) {
  return (
    <div className="stack">
      <UnreachableNotice loaded={loaded} />
      <div className={loaded.unreachable ? "stale" : undefined} inert={loaded.unreachable}>
        {children}
      </div>
    </div>
  );
}

/** The notice alone, where somebody may be writing. */
export function UnreachableNotice({ loaded }: { loaded: Loaded<unknown> }) {
  if (!loaded.unreachable) return null;
  return (
    <RetryNotice>
      This is what it knew {formatAgo(loaded.at)}. Nothing can be changed until it answers; we try
      again every ten seconds.
    </RetryNotice>
  );
}
