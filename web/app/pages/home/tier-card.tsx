import type { Tier } from "@agency/contract/catalog";
import { formatUsd } from "@agency/contract/money";
import { checkoutUrl } from "@agency/contract/purchase";
import { CheckIcon } from "lucide-react";
import { type MouseEvent, useRef, useState } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** Turns over on a click anywhere; its buttons do the same for keyboard and screen reader. */
export function TierCard({ tier }: { tier: Tier }) {
  const [flipped, setFlipped] = useState(false);
  const toBack = useRef<HTMLButtonElement>(null);
  const toFront = useRef<HTMLButtonElement>(null);

  const flip = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element;
    if (target.closest("a")) return;
    setFlipped(!flipped);
    if (target.closest("button")) {
      // The face that was left turns inert, so focus moves on to the other one.
      const next = flipped ? toBack : toFront;
      requestAnimationFrame(() => next.current?.focus());
    }
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the buttons inside serve the keyboard
    <article
      onClick={flip}
      onMouseLeave={() => setFlipped(false)}
      data-flipped={flipped}
      className="group h-full cursor-pointer perspective-[1600px]"
      aria-labelledby={tier.id}
    >
      <div className="flip-turn grid h-full">
        <div inert={flipped} className="flip-face flip-front rounded-price bg-white p-7 shadow-2">
          <h3 id={tier.id} className="text-h3">
            {tier.name}
          </h3>
          <Price tier={tier} />
          <ul className="mt-6 mb-8 grid gap-2.5">
            {tier.features.map((feature) => (
              <li key={feature} className="flex gap-2.5 text-small">
                <Icon of={CheckIcon} className="mt-0.5 size-4.5 text-accent" />
                {feature}
              </li>
            ))}
          </ul>
          <div className="mt-auto grid gap-2">
            <CallToAction tier={tier} />
            <FlipButton ref={toBack}>See details</FlipButton>
          </div>
        </div>
        <div
          inert={!flipped}
          className="flip-face flip-back on-dark rounded-price bg-ink p-7 shadow-2"
        >
          <h3 className="text-h3">{tier.name}: what you get</h3>
          <p className="mt-5 mb-8 text-small leading-[1.7]">{tier.details}</p>
          <div className="mt-auto grid gap-2">
            <ButtonLink to="#contact">Get a Quote</ButtonLink>
            <FlipButton ref={toFront}>Back to the price</FlipButton>
          </div>
        </div>
      </div>
    </article>
  );
}

function Price({ tier }: { tier: Tier }) {
  const [before, figure] = tier.priceText.split("$");
  return (
    <div className="mt-5">
      <p className="font-display text-[2.5rem] leading-none font-bold tracking-tight text-ink tabular-nums">
        {before && <span className="text-h3 font-semibold">{before}</span>}${figure}
      </p>
      <div className="mt-2.5 text-small sm:min-h-[3.1em]">
        <p className="text-meta">{tier.disclaimer}</p>
        {tier.hourly && (
          <p className="font-semibold text-ink">
            {formatUsd(tier.priceCents)} minimum today: {tier.hourly.minimumHours} h ×{" "}
            {formatUsd(tier.hourly.rateCents)}
          </p>
        )}
      </div>
    </div>
  );
}

function CallToAction({ tier }: { tier: Tier }) {
  return tier.action === "contact" ? (
    <ButtonLink to="#contact" look="quiet">
      Customize Plan
    </ButtonLink>
  ) : (
    <ButtonLink
      look="quiet"
      to={checkoutUrl("/checkoutvenmo", { plan: tier.name, amountCents: tier.priceCents })}
    >
      Choose Plan
    </ButtonLink>
  );
}

function FlipButton({ ref, children }: { ref: React.Ref<HTMLButtonElement>; children: string }) {
  return (
    <button
      ref={ref}
      type="button"
      className="min-h-11 rounded-control text-small font-semibold text-brand-700 underline-offset-4 in-[.on-dark]:text-brand-200 hover:underline"
    >
      {children}
    </button>
  );
}
