import { templates } from "@agency/contract/catalog";
import { lowestPrice } from "@agency/contract/offers/types";
import { Link } from "react-router";
import { templateTops } from "#app/images.generated.ts";
import { getTemplateContent } from "#app/sections/template-content.ts";
import { Picture } from "#app/ui/picture.tsx";

export function TemplateStrip() {
  return (
    <div className="on-dark mt-[clamp(3rem,7vw,6rem)] bg-ink py-[clamp(3rem,6vw,5.5rem)] max-md:pb-6">
      <div className="wrap">
        <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3">
          <h3 className="text-[clamp(1.5rem,1.2rem+1.2vw,2.125rem)] leading-tight tracking-tight">
            Or start tonight from a template
          </h3>
          <Link to="/templates" className="link">
            All templates, from {lowestPrice(templates)}
          </Link>
        </div>
        <ul className="max-md:snap-row mt-8 flex gap-5">
          {templates.map(({ id, name, title, priceText, detailUrl }) => (
            <li key={id} className="flex-1">
              <Link
                to={detailUrl}
                className="pan block overflow-clip rounded-card bg-white shadow-2"
                tabIndex={-1}
                aria-hidden
              >
                <Picture
                  image={getTemplateContent(templateTops, { id })}
                  alt=""
                  sizes="(min-width: 1280px) 400px, (min-width: 768px) 31vw, 86vw"
                  className="aspect-5/3 w-full object-cover"
                />
              </Link>
              <div className="mt-5 flex items-baseline justify-between gap-4">
                <h4 className="font-display text-h3 font-[650] whitespace-nowrap text-white md:max-lg:text-base">
                  <Link to={detailUrl} className="underline-offset-4 hover:underline">
                    {name}
                  </Link>
                </h4>
                <span className="font-display text-h3 font-bold text-white tabular-nums md:max-lg:text-base">
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
    </div>
  );
}
