import { hasPage } from "#app/has-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { MainStreet } from "./main-street.tsx";

const highlights = [
  { value: "2–4 weeks", label: "for a 5–7 page site" },
  { value: "No monthly fees", label: "you own what we build" },
  { value: "2 free revisions", label: "on CMS and custom builds" },
];

export function Hero() {
  return (
    <>
      <section
        id="hero"
        aria-labelledby="hero-title"
        className="on-dark relative isolate -mt-[calc(var(--spacing-header)+var(--spacing-bar))] above-street flex min-h-svh flex-col justify-center overflow-clip bg-ink-deep"
      >
        <div className="wrap">
          <h1
            id="hero-title"
            className="max-w-[13.6em] text-[clamp(2.25rem,min(4.2vw,7.6vh),4.75rem)] leading-none tracking-[-0.022em] portrait:sm:text-[clamp(3rem,min(7.2vw,5vh),5rem)]"
          >
            Elevate Your Online Presence with our Suite of Custom Web Development Services
          </h1>
          <p className="mt-8 flex gap-3.5 max-sm:mt-5 max-sm:flex-col max-sm:gap-2.5">
            <ButtonLink to="#contact">Learn How We Can Help</ButtonLink>
            {hasPage({ to: "/portfolio" }) && (
              <ButtonLink to="/portfolio" target="_blank" variant="ghost">
                Our Recent Projects
                <span className="sr-only"> (opens in a new tab)</span>
              </ButtonLink>
            )}
          </p>
          <dl className="mt-[clamp(1.75rem,5vh,3.5rem)] flex gap-x-[clamp(1.5rem,3.6vw,3.5rem)] gap-y-1 max-sm:mt-5 max-sm:flex-col">
            {highlights.map(({ value, label }) => (
              <div
                key={value}
                className="flex flex-row-reverse items-baseline justify-end gap-x-2.5 sm:flex-col-reverse sm:items-start"
              >
                <dt className="text-fine text-white sm:text-small">{label}</dt>
                <dd className="font-display text-[1.1875rem] font-[650] tracking-tight whitespace-nowrap text-white sm:text-[1.375rem]">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <MainStreet />
      </section>
      <div aria-hidden className="dusk" />
    </>
  );
}
