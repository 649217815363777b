import { templates } from "@agency/contract/catalog";
import { Link } from "react-router";
import { lowestTemplatePrice } from "#app/content/prices.ts";
import { basicFull, simpleFull, smallBusinessFull } from "#app/images.generated.ts";
import { Picture } from "#app/ui/picture.tsx";

const pictures = {
  "basic-single-page": basicFull,
  "simple-multi-page": simpleFull,
  "small-business-starter": smallBusinessFull,
};

/** The finished sites for those who would rather start tonight; each pans down under the pointer. */
export function TemplateStrip() {
  return (
    <div className="mt-[clamp(3rem,5vw,4.5rem)] border-t border-line pt-[clamp(2.5rem,4vw,3.5rem)]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3">
        <h3 className="text-[clamp(1.5rem,1.2rem+1.2vw,2.125rem)] leading-tight tracking-tight">
          Or start tonight from a template
        </h3>
        <Link to="/templates" className="link">
          All templates, from {lowestTemplatePrice}
        </Link>
      </div>
      <ul className="relative mt-8 flex gap-5 max-md:-mx-gutter max-md:snap-x max-md:scroll-px-gutter max-md:overflow-x-auto max-md:px-gutter max-md:pb-6">
        {templates.map(({ id, name, title, priceText, detailUrl }) => (
          <li key={id} className="flex-1 max-md:flex-[0_0_78%] max-md:snap-start">
            <Link
              to={detailUrl}
              className="pan block overflow-clip rounded-card bg-white shadow-2"
              tabIndex={-1}
              aria-hidden
            >
              <Picture
                image={pictures[id]}
                alt=""
                sizes="(min-width: 1280px) 400px, (min-width: 768px) 31vw, 90vw"
                className="aspect-[16/11] w-full object-cover"
              />
            </Link>
            <div className="mt-5 flex items-baseline justify-between gap-4">
              <h4 className="font-display text-h3 font-[650] text-ink">
                <Link to={detailUrl} className="underline-offset-4 hover:underline">
                  {name}
                </Link>
              </h4>
              <span className="font-display text-h3 font-bold text-ink tabular-nums">
                {priceText}
              </span>
            </div>
            <a
              href={`/demos/${id}/`}
              target="_blank"
              rel="noreferrer"
              className="link mt-1 inline-flex min-h-11 items-center text-small"
            >
              Live demo
              <span className="sr-only"> of {title} (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
