import { hero } from "../../content/hero.ts";
import { OpenNowCard } from "../parts/open-now-card.tsx";
import { HeroButtons, HeroHeading, HeroPicture } from "./hero-parts.tsx";

/** The picture in front of two hills and a sun. */
export function VetsHero() {
  return (
    <>
      <Hill className="text-far-hill bottom-0 -z-20 h-[15%]" line="M0 100V62Q560-28 1440 14V100Z" />
      <div className="wrap relative grid gap-x-8 lg:min-h-[min(50rem,92svh)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.06fr)]">
        <div className="pt-8 pb-10 lg:self-center lg:pt-4 lg:pb-32">
          <HeroHeading />
          <p className="mt-7 max-w-md text-xl text-balance lg:mt-9 lg:text-[1.4375rem]">
            {hero.text}
          </p>
          <HeroButtons className="mt-8 lg:mt-10" />
          {hero.showOpenNow && (
            <OpenNowCard className="mt-8 lg:absolute lg:top-2 lg:right-(--gutter) lg:z-1 lg:mt-0" />
          )}
        </div>
        {hero.pictureStyle === "cutout" ? <Cutout /> : <Photo />}
      </div>
      <Hill className="text-near-hill -bottom-px h-[7%]" line="M0 100V70Q620-40 1440 30V100Z" />
    </>
  );
}

/** The sun behind the picture may extend beyond the edge. */
function Sun() {
  return (
    <div className="-z-30 absolute top-[41%] left-[56%] aspect-square w-[113%] -translate-x-1/2 -translate-y-1/2 rounded-full bg-sun" />
  );
}

function Cutout() {
  return (
    <div className="relative mx-auto w-full max-w-136 self-end lg:-mr-6 lg:max-w-184">
      <Sun />
      <HeroPicture width={760} height={724} className="h-auto w-full" />
    </div>
  );
}

function Photo() {
  return (
    <div className="relative mx-auto w-full max-w-136 self-center pb-24 lg:max-w-none lg:pt-4 lg:pb-36">
      <Sun />
      <HeroPicture
        width={760}
        height={724}
        className="aspect-[760/724] w-full rounded-panel object-cover"
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
