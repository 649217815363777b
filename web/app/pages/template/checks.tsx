import { type CheckLine, templateChecks } from "#app/content/template-checks.ts";
import { WindowDots } from "#app/ui/window-dots.tsx";

/** What happens to a buyer's own photos and texts. */
export function Checks({ template }: { template: string }) {
  const checks = templateChecks[template];
  if (!checks) return null;
  return (
    <section aria-labelledby="checks-title" className="pt-section">
      <div className="wrap grid items-center gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 id="checks-title" className="max-w-[10em] text-h2">
            Mistakes, told in plain words
          </h2>
          <p className="mt-6 max-w-[29.3em]">
            One command looks over settings, texts, photos and colors before you publish. It
            measures whether text can be read on its background, and finds the link that leads
            nowhere. No red walls of code.
          </p>
          <p className="mt-4 max-w-[29.3em]">
            Your photos only need a name: the build turns them upright, forgets where they were
            taken and makes them small enough for a phone.
          </p>
        </div>
        <Terminal lines={checks} />
      </div>
    </section>
  );
}

/** What the terminal shows after the command. */
function Terminal({ lines }: { lines: readonly CheckLine[] }) {
  return (
    <figure className="on-dark overflow-clip rounded-card bg-ink shadow-3">
      <figcaption className="flex h-11 items-center gap-1.5 bg-black/20 px-5 font-mono text-fine">
        <WindowDots className="bg-on-ink-meta/50" />
        <span className="ml-3">npm run check</span>
      </figcaption>
      <ul className="grid gap-4 p-5 font-mono text-fine leading-relaxed sm:p-7">
        {lines.map(({ says, text }) => (
          <li key={text} className="wrap-anywhere">
            <b className={says === "change" ? "text-white" : "text-brand-300"}>
              {says === "change" ? "Please change:" : "Please look:"}
            </b>{" "}
            {text}
          </li>
        ))}
      </ul>
    </figure>
  );
}
