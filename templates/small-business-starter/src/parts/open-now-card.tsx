import { hours } from "../../content/hours.ts";
import { words } from "../../content/words.ts";
import { site } from "../../site.config.ts";
import { openState } from "../hours/opening-times.ts";
import { useNow } from "../hours/use-now.ts";
import { linkAddress } from "../pages/links.ts";

/** "Open until 7 pm", as a link to the hours. Not shown while the section "hours" is off. */
export function OpenNowCard() {
  const now = useNow();
  const address = linkAddress("hours");
  if (!address) return null;
  const state = now && openState(now, hours);
  return (
    <a
      href={address}
      className="surface surface-card mt-8 block w-fit min-w-64 rounded-2xl px-6 py-4 leading-snug shadow-lifted lg:absolute lg:top-2 lg:z-1 lg:right-(--gutter) lg:mt-0 lg:min-w-68 lg:rounded-[1.375rem] lg:py-5"
    >
      <span className="flex items-center gap-2.5 text-lg font-bold lg:text-xl">
        <span
          className={`size-2.5 shrink-0 rounded-full ${state?.open ? "bg-good" : "bg-quiet"}`}
        />
        {state ? state.text : words.openingHours}
      </span>
      <span className="block pl-5 text-quiet">{state?.next ?? site.place.street}</span>
    </a>
  );
}
