import { heroFront, heroFrontPortrait, heroWall, heroWallPortrait } from "#app/images.generated.ts";
import { isShown } from "#app/is-shown.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { HeroLayer } from "./hero-layer.tsx";
import { useParallax } from "./use-parallax.ts";

const facts = [
  { value: "2–4 weeks", label: "for a 5–7 page site" },
  { value: "No monthly fees", label: "you own what we build" },
  { value: "2 free revisions", label: "on CMS and custom builds" },
];

export function Hero() {
  const scene = useParallax();
  return (
    <section
      id="hero"
      aria-labelledby="hero-title"
      className="on-dark relative isolate -mt-[calc(var(--spacing-header)+var(--spacing-bar))] grid min-h-svh items-end overflow-clip bg-ink-deep"
    >
      <div ref={scene} aria-hidden className="absolute inset-0 -z-10">
        <div className="parallax-far absolute inset-0 bg-[radial-gradient(60%_70%_at_72%_34%,var(--color-brand-300),var(--color-brand-400)_38%,var(--color-brand-900)_72%,var(--color-ink-deep))]" />
        <HeroLayer
          landscape={heroWall}
          portrait={heroWallPortrait}
          className="parallax-middle landscape:max-xl:w-[calc(100%+13rem)]"
          eager
        />
        <HeroLayer
          landscape={heroFront}
          portrait={heroFrontPortrait}
          className="parallax-near landscape:max-xl:w-[calc(100%+13rem)]"
        />
        <div data-overlay className="absolute inset-0 bg-black/70" />
        {/* A lamp over the tiles beside the copy. */}
        <div className="absolute inset-y-0 right-0 bg-[radial-gradient(70%_60%_at_70%_50%,#5a6672,transparent)] mix-blend-color-dodge not-supports-[mix-blend-mode:color-dodge]:hidden portrait:top-16 portrait:h-[max(17rem,34%)] portrait:w-full portrait:bg-[radial-gradient(closest-side,#7d8893,transparent)] landscape:w-1/2" />
        {/* Keeps the header's words and the copy apart from whatever lies behind them. */}
        <div className="absolute inset-x-0 top-0 h-40 bg-linear-to-b from-ink-deep from-68% to-transparent landscape:h-56 landscape:from-50%" />
        <div className="absolute inset-0 bg-linear-to-t from-ink-deep/85 from-50% to-transparent to-68% portrait:sm:from-58% portrait:sm:to-74% landscape:bg-linear-to-r landscape:from-ink-deep/80 landscape:from-30% landscape:to-70%" />
      </div>
      <div className="wrap pt-[calc(var(--spacing-header)+var(--spacing-bar)+2rem)] pb-[clamp(2rem,6vh,4rem)] portrait:pt-[calc(var(--spacing-header)+var(--spacing-bar)+10rem)] max-sm:pb-7">
        <h1
          id="hero-title"
          className="max-w-[11.4em] text-[clamp(2.375rem,1.2rem+3.4vw,4.375rem)] leading-none portrait:sm:text-[clamp(3rem,min(8.4vw,6vh),5.5rem)] tracking-[-0.036em]"
        >
          Elevate Your Online Presence with our Suite of Custom Web Development Services
        </h1>
        <p className="mt-9 flex gap-3.5 max-sm:mt-7 max-sm:flex-col">
          <ButtonLink to="#contact">Learn How We Can Help</ButtonLink>
          {isShown({ to: "/portfolio" }) && (
            <ButtonLink to="/portfolio" target="_blank" variant="ghost">
              Our Recent Projects
              <span className="sr-only"> (opens in a new tab)</span>
            </ButtonLink>
          )}
        </p>
        <dl className="mt-[clamp(2.25rem,6vh,4.5rem)] flex gap-x-[clamp(1.5rem,5vw,4.5rem)] gap-y-1 max-w-[49.9rem] border-t border-white/20 pt-6 max-sm:mt-7 max-sm:flex-col max-sm:pt-4">
          {facts.map(({ value, label }) => (
            <div
              key={value}
              className="flex flex-row-reverse items-baseline justify-end gap-x-2.5 sm:flex-col-reverse sm:items-start"
            >
              <dt className="text-fine text-white sm:text-small">{label}</dt>
              <dd className="font-display text-[1.1875rem] font-[650] tracking-tight whitespace-nowrap text-white sm:text-[1.5rem]">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
