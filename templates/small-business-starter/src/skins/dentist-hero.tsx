import { hero } from "../../content/hero.ts";
import { OpenNowCard } from "../parts/open-now-card.tsx";
import { HeroButtons, HeroHeading, HeroPicture } from "./hero-parts.tsx";

/** The picture in an oval, with a pale sun and smile-shaped arcs. */
export function DentistHero() {
  return (
    <>
      <Smiles />
      <div className="wrap relative grid items-center gap-x-16 gap-y-12 pt-8 pb-16 lg:min-h-[min(50rem,92svh)] lg:grid-cols-[1.15fr_1fr] lg:pt-6 lg:pb-24">
        <div>
          <HeroHeading className="max-w-[12ch]" />
          <p className="mt-7 max-w-[34ch] text-xl text-balance lg:text-[1.375rem]">{hero.text}</p>
          <HeroButtons className="mt-9" />
        </div>
        <div className="relative mx-auto w-full max-w-96 lg:max-w-104">
          <div className="absolute -top-[4%] -left-[18%] aspect-square w-[62%] rounded-full bg-sun" />
          <div className="relative overflow-hidden rounded-full bg-far-hill">
            <HeroPicture
              width={640}
              height={880}
              className="aspect-[640/880] w-full object-cover object-bottom"
            />
          </div>
          {hero.showOpenNow && (
            <OpenNowCard className="relative mx-auto -mt-14 lg:absolute lg:bottom-[9%] lg:-left-[38%] lg:mt-0" />
          )}
        </div>
      </div>
    </>
  );
}

/** Nested arcs that fade out below the header. */
function Smiles() {
  return (
    <svg
      className="-z-10 absolute inset-0 size-full text-line [mask-image:linear-gradient(transparent,black_40%)]"
      viewBox="0 0 1440 800"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      {[0, 1, 2, 3, 4, 5, 6].map((step) => (
        <path
          key={step}
          d={`M${-160 + step * 80} -60C${180 + step * 60} ${1050 - step * 57} ${1260 - step * 60} ${1050 - step * 57} ${1600 - step * 80} -60`}
        />
      ))}
    </svg>
  );
}
