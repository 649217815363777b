import { hero } from "../../content/hero.ts";
import { ButtonLink } from "../parts/button-link.tsx";
import { OpenNowCard } from "../parts/open-now-card.tsx";
import { Picture } from "../parts/picture.tsx";

export function HeroBlock() {
  return (
    <section
      id="hero"
      aria-labelledby="hero-heading"
      className="surface surface-hero relative isolate overflow-hidden not-first:pt-16"
    >
      <Hill className="text-far-hill bottom-0 -z-20 h-[15%]" line="M0 100V62Q560-28 1440 14V100Z" />
      <div className="wrap relative grid gap-x-8 lg:min-h-[min(50rem,92svh)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.06fr)]">
        <div className="pt-8 pb-10 lg:self-center lg:pt-4 lg:pb-32">
          <h1 id="hero-heading" className="heading-1">
            {hero.heading}
          </h1>
          <p className="mt-7 max-w-md text-xl text-balance lg:mt-9 lg:text-[1.4375rem]">
            {hero.text}
          </p>
          <div className="mt-8 flex flex-wrap gap-3 lg:mt-10">
            {hero.buttons.map((link, i) => (
              <ButtonLink key={link.text} link={link} look={i === 0 ? "full" : "outline"} />
            ))}
          </div>
          {hero.showOpenNow && <OpenNowCard />}
        </div>
        {hero.pictureStyle === "cutout" ? <Cutout /> : <Photo />}
      </div>
      <Hill className="text-near-hill -bottom-px h-[7%]" line="M0 100V70Q620-40 1440 30V100Z" />
    </section>
  );
}

/** The sun stands behind the animals and may run off the edge. */
function Sun() {
  return (
    <div className="-z-30 absolute top-[41%] left-[56%] aspect-square w-[113%] -translate-x-1/2 -translate-y-1/2 rounded-full bg-sun" />
  );
}

function Cutout() {
  return (
    <div className="relative mx-auto w-full max-w-136 self-end lg:-mr-6 lg:max-w-184">
      <Sun />
      <Picture
        file={hero.picture.file}
        alt={hero.picture.alt}
        width={760}
        height={724}
        className="h-auto w-full"
        first
      />
    </div>
  );
}

function Photo() {
  return (
    <div className="relative mx-auto w-full max-w-136 self-center pb-24 lg:max-w-none lg:pt-4 lg:pb-36">
      <Sun />
      <Picture
        file={hero.picture.file}
        alt={hero.picture.alt}
        width={760}
        height={724}
        className="aspect-[760/724] w-full rounded-[2rem] object-cover"
        first
      />
    </div>
  );
}

function Hill({ line, className }: { line: string; className: string }) {
  return (
    <svg
      className={`absolute inset-x-0 w-full ${className}`}
      viewBox="0 0 1440 100"
      preserveAspectRatio="none"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={line} />
    </svg>
  );
}
