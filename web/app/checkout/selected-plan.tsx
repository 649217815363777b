import type { Purchase } from "@agency/contract/offers/purchase";
import type { ReactNode } from "react";

/** Runs as the page is read, long before the scripts that make it work. */
const markMissingPlanScript =
  'if(!/[?&]plan=/.test(location.search))document.documentElement.dataset.chosen="nothing"';

interface ChoiceProps {
  of: Purchase | "none" | "unknown";
  none: ReactNode;
  children: (chosen?: Purchase) => ReactNode;
}

/** What was chosen, or that nothing was: the built page, the same for every URL, holds both and shows the right one. */
export function SelectedPlan({ of: purchase, none, children }: ChoiceProps) {
  const built = purchase === "unknown";
  return (
    <>
      {built && <script>{markMissingPlanScript}</script>}
      {purchase !== "none" && (
        <div className={built ? "in-data-[chosen=nothing]:hidden" : undefined}>
          {children(built ? undefined : purchase)}
        </div>
      )}
      {typeof purchase === "string" && (
        <div className={built ? "not-in-data-[chosen=nothing]:hidden" : undefined}>{none}</div>
      )}
    </>
  );
}
