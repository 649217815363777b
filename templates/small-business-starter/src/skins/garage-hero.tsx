import { hero } from "../../content/hero.ts";
import { OpenNowCard } from "../parts/open-now-card.tsx";
import { HeroButtons, HeroHeading, HeroPicture } from "./hero-parts.tsx";

/** A wide headline, a car and a checkered flag. */
export function GarageHero() {
  const isCutout = hero.pictureStyle === "cutout";
  return (
    <>
      <div className="wrap relative pt-4 lg:pt-6">
        <HeroHeading />
        <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
          <div className="lg:pb-16">
            <p className="max-w-[32ch] font-medium text-xl text-balance lg:text-[1.4375rem]">
              {hero.text}
            </p>
            <HeroButtons className="mt-8" />
            {hero.showOpenNow && <OpenNowCard className="mt-8" />}
          </div>
          <div className={`self-end ${isCutout ? "lg:-mr-6" : "pb-12 lg:pb-16"}`}>
            <HeroPicture
              width={1080}
              height={480}
              className={isCutout ? "h-auto w-full" : "cut aspect-[1080/560] w-full object-cover"}
            />
          </div>
        </div>
      </div>
      <Flag />
    </>
  );
}

/** A checkered flag. */
function Flag() {
  return (
    <svg className="block h-9 w-full lg:h-12" aria-hidden="true">
      <defs>
        <pattern id="flag" width="32" height="32" patternUnits="userSpaceOnUse">
          <path d="M0 0h16v16H0zM16 16h16v16H16z" className="fill-ink" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#flag)" />
    </svg>
  );
}
