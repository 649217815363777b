import { agency } from "@agency/contract/agency";
import { phoneLink } from "@agency/contract/format/phone-link";
import { Phone as PhoneIcon } from "lucide";
import { strengths } from "#app/content/strengths.ts";
import { founders } from "#app/sections/founders.ts";
import { Icon } from "#app/ui/icon.tsx";

export function About() {
  return (
    <section
      aria-labelledby="about-title"
      className="lazy-1400 overflow-clip py-section lg:lazy-1100"
    >
      <div className="wrap">
        <div className="grid items-center gap-x-16 gap-y-12 md:grid-cols-[6fr_5fr] md:gap-x-10 lg:gap-x-16">
          <div>
            <h2 id="about-title" className="max-w-[9.3em] text-h2">
              We Are Not Just React & Tailwind Web Experts
            </h2>
            <p className="mt-6 max-w-[26.6em] text-lead">
              We are two people who answer our own phone. The code matters; so does everything
              around it.
            </p>
            <a
              href={phoneLink}
              className="mt-6 inline-flex min-h-11 items-center gap-3 font-display text-h3 font-[650] text-ink underline-offset-8 hover:underline"
            >
              <Icon icon={PhoneIcon} className="size-6 text-accent" />
              {agency.phone}
            </a>
          </div>
          <div className="grid grid-cols-2 gap-5 lg:gap-6">
            {founders.map(({ name, role, portrait, alt }) => (
              <figure key={name} className="even:mt-8 lg:even:mt-16">
                {portrait && (
                  <img
                    src={portrait}
                    alt={alt}
                    width="440"
                    height="560"
                    loading="lazy"
                    className="w-full rounded-[50%_50%_20px_20px/39.3%_39.3%_20px_20px]"
                  />
                )}
                <figcaption className="mt-4 text-center text-small">
                  <span className="block font-semibold text-ink">{name}</span>
                  {role}
                </figcaption>
              </figure>
            ))}
          </div>
        </div>
        {strengths.length > 0 && <Strengths />}
      </div>
    </section>
  );
}

function Strengths() {
  return (
    <ul className="mt-[clamp(3rem,6vw,5.5rem)] grid gap-x-10 gap-y-8 sm:grid-cols-2 sm:gap-y-10 xl:grid-cols-4">
      {strengths.map(({ title, desc, drawing }) => (
        <li key={title} className="max-sm:grid max-sm:grid-cols-[4.5rem_1fr] max-sm:gap-x-4">
          <img
            src={drawing}
            alt=""
            width="200"
            height="140"
            loading="lazy"
            className="w-full sm:h-28 sm:w-40"
          />
          <div>
            <h3 className="text-h3 sm:mt-6">{title}</h3>
            <p className="mt-2.5">{desc}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
