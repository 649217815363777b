import type { ReactNode } from "react";
import type { Loaded } from "../api/load.ts";
import { formatAgo } from "../format/time.ts";
import { RetryNotice } from "./retry-notice.tsx";

interface StaleContentProps {
  loaded: Loaded<unknown>;
  children: ReactNode;
}

/** Shows the last loaded data, disabled, while the service is unreachable. */
export function StaleContent({ loaded, children }: StaleContentProps) {
  return (
    <div className="stack">
      <UnreachableNotice loaded={loaded} />
      <div className={loaded.isUnreachable ? "stale" : undefined} inert={loaded.isUnreachable}>
        {children}
      </div>
    </div>
  );
}

/** Only the notice, for screens with forms that must stay editable. */
export function UnreachableNotice({ loaded }: { loaded: Loaded<unknown> }) {
  if (!loaded.isUnreachable) return null;
  return (
    <RetryNotice>
      Showing data from {formatAgo(loaded.loadedAt)}. You can’t make changes until the service is
      back. We’ll try again every 10 seconds.
    </RetryNotice>
  );
}
