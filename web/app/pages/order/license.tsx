import { Check as CheckIcon, X as XIcon } from "lucide";
import { licenseCan, licenseCannot } from "#app/content/license.ts";
import { Icon } from "#app/ui/icon.tsx";

export function License() {
  return (
    <section aria-labelledby="license-title">
      <h2 id="license-title" className="text-h3">
        Your license
      </h2>
      <ul className="mt-5 grid gap-4">
        <li className="grid grid-cols-[2.5rem_1fr]">
          <Icon icon={CheckIcon} className="mt-1 size-5 text-good" />
          <p>{licenseCan}</p>
        </li>
        <li className="grid grid-cols-[2.5rem_1fr]">
          <Icon icon={XIcon} className="mt-1 size-5 text-bad" />
          <p>{licenseCannot}</p>
        </li>
      </ul>
      <p className="mt-4 pl-10 text-small">The LICENSE in the ZIP has the full text.</p>
    </section>
  );
}
