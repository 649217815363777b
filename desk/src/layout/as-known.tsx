import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import type { Loaded } from "../api/load.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { ago } from "../ui/time.ts";

interface AsKnownProps {
  loaded: Loaded<unknown>;
  children: ReactNode;
}

/** While the service is silent: what was known last, dimmed, and not to be touched. */
export function AsKnown({ loaded, children }: AsKnownProps) {
  return (
    <div className="stack">
      <Silence loaded={loaded} />
      <div className={loaded.unreachable ? "stale" : undefined} inert={loaded.unreachable}>
        {children}
      </div>
    </div>
  );
}

/** The notice alone, where somebody may be writing. */
export function Silence({ loaded }: { loaded: Loaded<unknown> }) {
  const { state, revalidate } = useRevalidator();
  if (!loaded.unreachable) return null;
  return (
    <Notice
      tone="bad"
      title="The desk cannot reach the service."
      action={
        <Button className="btn-s" busy={state === "loading"} onClick={() => revalidate()}>
          Try now
        </Button>
      }
    >
      This is what it knew {ago(loaded.at)}. Nothing can be changed until it answers; we try again
      every ten seconds.
    </Notice>
  );
}
