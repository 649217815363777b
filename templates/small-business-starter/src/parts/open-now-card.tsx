import { hours } from "../../content/hours.ts";
import { words } from "../../content/words.ts";
import { site } from "../../site.config.ts";
import { weekInShort } from "../hours/hours-text.ts";
import { openState } from "../hours/open-state.ts";
import { useNow } from "../hours/use-now.ts";
import { linkAddress } from "../pages/links.ts";

/** Neutral hours in the finished HTML; the browser, which knows the time, says "Open until 7 pm". */
export function OpenNowCard({ className = "" }: { className?: string }) {
  const now = useNow();
  const address = linkAddress("hours");
  // Not shown while the section "hours" is off.
  if (!address) return null;
  const state = now && openState(now, hours);
  const [first] = weekInShort(hours);
  return (
    <a
      href={address}
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
