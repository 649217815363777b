import { hours } from "../../content/hours.ts";
import { words } from "../../content/words.ts";
import { site } from "../../site.config.ts";
import { summarizeWeek } from "../hours/hours-text.ts";
import { getOpenState } from "../hours/open-state.ts";
import { useNow } from "../hours/use-now.ts";
import { resolveLink } from "../pages/links.ts";

/** The HTML contains the regular hours. The browser shows the current state: "Open until 7 pm". */
export function OpenNowCard({ className = "" }: { className?: string }) {
  const now = useNow();
  const url = resolveLink("hours");
  // Hidden if there is no "hours" section.
  if (!url) return null;
  const state = now && getOpenState(now, hours);
  const [first] = summarizeWeek(hours);
  return (
    <a
      href={url}
      className={`surface surface-card block w-fit min-w-64 rounded-control px-6 py-4 leading-snug shadow-lifted lg:min-w-68 ${className}`}
    >
      <span className="flex items-center gap-2.5 text-lg font-bold lg:text-xl">
        <span
          className={`size-2.5 shrink-0 rounded-full ${state?.open ? "bg-good" : "inset-ring-2 inset-ring-quiet"}`}
        />
        {state ? state.text : words.openingHours}
      </span>
      <span className="block pl-5 text-quiet">
        {state || !first ? site.place.street : `${first.days}: ${first.text}`}
      </span>
    </a>
  );
}
