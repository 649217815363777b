import type { Purchase } from "@agency/contract/offers/purchase";
import type { ReactNode } from "react";

/** Runs while the browser parses the page, before React hydrates it. */
const markMissingPlanScript =
  'if(!/[?&]plan=/.test(location.search))document.documentElement.dataset.plan="none"';

interface RequireSelectedPlanProps {
  purchase: Purchase | "none" | "unknown";
  /** Shown when no plan is selected. */
  fallback: ReactNode;
  children: (purchase?: Purchase) => ReactNode;
}

/** The prerendered page contains both states and shows the one that matches the URL. */
export function RequireSelectedPlan({ purchase, fallback, children }: RequireSelectedPlanProps) {
  const isPrerendered = purchase === "unknown";
  return (
    <>
      {isPrerendered && <script>{markMissingPlanScript}</script>}
      {purchase !== "none" && (
        <div className={isPrerendered ? "in-data-[plan=none]:hidden" : undefined}>
          {children(isPrerendered ? undefined : purchase)}
        </div>
      )}
      {typeof purchase === "string" && (
        <div className={isPrerendered ? "not-in-data-[plan=none]:hidden" : undefined}>
          {fallback}
        </div>
      )}
    </>
  );
}
