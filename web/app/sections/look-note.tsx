import { type ChosenLook, lookSetting, lookTitle } from "@agency/contract/offers/looks";

/** Names the selected look and the setting that applies it to the downloaded site. */
export function LookNote({ look, className }: { look: ChosenLook; className?: string }) {
  return (
    <p className={className}>
      Your look: <b className="font-semibold">{lookTitle(look.name)}</b>. The download has every
      look; yours is{" "}
      <code className="font-mono text-[0.92em] whitespace-nowrap">{lookSetting(look)}</code> in
      site.config.ts.
    </p>
  );
}
