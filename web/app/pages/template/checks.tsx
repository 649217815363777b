import { type CheckLine, templateChecks } from "#app/content/template-checks.ts";
import { WindowDots } from "#app/ui/window-dots.tsx";

/** Shows the output of the template's check command. */
export function Checks({ template }: { template: string }) {
  const checks = templateChecks[template];
  if (!checks) return null;
  return (
    <section aria-labelledby="checks-title" className="pt-section">
      <div className="wrap grid items-center gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 id="checks-title" className="max-w-[10em] text-h2">
            Mistakes, explained in plain English
          </h2>
          <p className="mt-6 max-w-[29.3em]">
            One command checks settings, texts, photos and colors before you publish. It measures
            whether text is readable on its background, and finds broken links. No red walls of
            code.
          </p>
          <p className="mt-4 max-w-[29.3em]">
            Your photos only need a name. The build rotates them, removes their location data and
            makes them small enough for a phone.
          </p>
        </div>
        <TerminalOutput lines={checks} />
      </div>
    </section>
  );
}

function TerminalOutput({ lines }: { lines: readonly CheckLine[] }) {
  return (
    <figure className="on-dark overflow-clip rounded-card bg-ink shadow-3">
      <figcaption className="flex h-11 items-center gap-1.5 bg-black/20 px-5 font-mono text-fine">
        <WindowDots className="bg-on-ink-meta/50" />
        <span className="ml-3">npm run check</span>
      </figcaption>
      <ul className="grid gap-4 p-5 font-mono text-fine leading-relaxed sm:p-7">
        {lines.map(({ level, text }) => (
          <li key={text} className="wrap-anywhere">
            <b className={level === "error" ? "text-white" : "text-brand-300"}>
              {level === "error" ? "Error:" : "Warning:"}
            </b>{" "}
            {text}
          </li>
        ))}
      </ul>
    </figure>
  );
}
