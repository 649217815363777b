import type { Template } from "@agency/contract/offers";
import { ArrowUpRight as ArrowUpRightIcon } from "lucide";
import { type CheckLine, templateChecks } from "#app/content/template-checks.ts";
import type { Picture as PictureFiles } from "#app/images.generated.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { WindowDots } from "#app/ui/window-dots.tsx";

interface FirstScreen {
  image: PictureFiles;
  alt: string;
}

interface YourOwnProps {
  template: Template;
  drawn: FirstScreen;
  photographed: FirstScreen;
}

/** How a template becomes the buyer's: their photos, and a check that says what is wrong. */
export function YourOwn({ template, drawn, photographed }: YourOwnProps) {
  const checks = templateChecks[template.id];
  if (!checks) return null;
  return (
    <section aria-labelledby="your-own-title" className="py-section">
      <div className="wrap">
        <SectionHeading id="your-own-title" title="With your photos, it is yours">
          Drop a photo into a folder and name it. The build turns it upright, forgets where it was
          taken and makes it small enough for a phone.
        </SectionHeading>
        <div className="grid gap-7 sm:grid-cols-2">
          <Shot image={drawn.image} alt={drawn.alt} caption="As it comes: our drawings" />
          <Shot
            image={photographed.image}
            alt={photographed.alt}
            caption="The same page with a photo"
            href={`/demos/${template.id}/with-photos/`}
          />
        </div>
        <div className="mt-section grid items-center gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
          <div>
            <h3 className="max-w-[10em] text-h3">Mistakes, told in plain words</h3>
            <p className="mt-4 max-w-[29.3em]">
              One command looks over settings, texts, photos and colors before you publish. It
              measures whether text can be read on its background, and finds the link that leads
              nowhere. No red walls of code.
            </p>
          </div>
          <Terminal lines={checks} />
        </div>
      </div>
    </section>
  );
}

interface ShotProps extends FirstScreen {
  caption: string;
  href?: string;
}

function Shot({ image, alt, caption, href }: ShotProps) {
  return (
    <figure>
      <Picture
        image={image}
        alt={alt}
        sizes="(min-width: 1240px) 600px, (min-width: 640px) 48vw, 92vw"
        className="aspect-4/3 w-full rounded-control object-cover object-top shadow-2 sm:rounded-card"
      />
      <figcaption className="mt-4 flex sm:min-h-11 flex-wrap items-center justify-between gap-x-6 text-small">
        {caption}
        {href && (
          <a
            href={href}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand-700 underline-offset-4 hover:underline"
          >
            Open it in a new tab
            <Icon icon={ArrowUpRightIcon} className="size-4" />
          </a>
        )}
      </figcaption>
    </figure>
  );
}

/** What stands in the terminal after the command. */
function Terminal({ lines }: { lines: readonly CheckLine[] }) {
  return (
    <figure className="on-dark overflow-clip rounded-card bg-ink shadow-3">
      <figcaption className="flex h-11 items-center gap-1.5 bg-ink-raised px-5 font-mono text-fine">
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
