import { lazy, Suspense } from "react";
import {
  streetBack,
  streetBackPortrait,
  streetDay,
  streetDayPlain,
  streetDayPlainPortrait,
  streetDayPortrait,
  streetNight,
  streetNightPlain,
  streetNightPlainPortrait,
  streetNightPortrait,
  streetStars,
  streetStarsPortrait,
} from "#app/hero.generated.ts";
import { onFirstInteraction } from "./on-first-interaction.ts";
import { useParallax } from "./use-parallax.ts";

/** Loaded late, because links work without their script. */
const Doors = lazy(() => onFirstInteraction().then(() => import("./doors.tsx")));

const [day, dayPortrait, night, nightPortrait] = import.meta.env.SHOWS_TRADES
  ? [streetDay, streetDayPortrait, streetNight, streetNightPortrait]
  : [streetDayPlain, streetDayPlainPortrait, streetNightPlain, streetNightPlainPortrait];

/** The street by day, a 70% black overlay that makes it night, and the lights above it. Scrolling brings the day. */
export function MainStreet() {
  const scene = useParallax();
  return (
    <div ref={scene} className="absolute inset-0 -z-10">
      <div className="parallax-far sky absolute inset-0">
        <div className="sun" />
      </div>
      <Layer landscape={streetBack} portrait={streetBackPortrait} className="parallax-middle" />
      <Layer landscape={day} portrait={dayPortrait} className="parallax-near" />
      <div data-overlay className="night absolute inset-0 bg-black/70" />
      <picture>
        <source media={portraitMedia} srcSet={streetStarsPortrait} />
        <img
          src={streetStars}
          alt=""
          className="with-far fades-at-dawn absolute top-0 right-0 max-w-none portrait:top-16 portrait:w-100 landscape:w-[min(100%,150vh)]"
        />
      </picture>
      <Layer landscape={night} portrait={nightPortrait} className="with-near fades-at-dawn" />
      <div className="mist absolute inset-x-0 bottom-0" />
      <Suspense>
        <Doors />
      </Suspense>
    </div>
  );
}

interface LayerProps {
  landscape: string;
  portrait: string;
  className: string;
}

const portraitMedia = "(orientation: portrait)";

/** Preloaded for the first paint, with a separate drawing for portrait screens. */
function Layer({ landscape, portrait, className }: LayerProps) {
  const preload = { rel: "preload", as: "image", fetchPriority: "high" } as const;
  return (
    <>
      <link {...preload} href={portrait} media={portraitMedia} />
      <link {...preload} href={landscape} media="(orientation: landscape)" />
      <picture>
        <source media={portraitMedia} srcSet={portrait} />
        <img src={landscape} alt="" className={`street ${className}`} />
      </picture>
    </>
  );
}
