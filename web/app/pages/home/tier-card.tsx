import { formatUsd } from "@agency/contract/format/money";
import { checkoutUrl } from "@agency/contract/offers/purchase";
import { relatedPackage } from "@agency/contract/offers/related-offers";
import type { Tier } from "@agency/contract/offers/types";
import { Check as CheckIcon } from "lucide";
import { type MouseEvent, type PointerEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { tierCardBacks } from "#app/content/tier-backs.ts";
import type { TierCardBack } from "#app/content/types.ts";
import {
  tierCmsSiteBuild,
  tierCustomSiteBuild,
  tierLogoDesign,
  tierWebsiteMaintenance,
} from "#app/images.generated.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";

const drawings: Readonly<Record<string, string>> = {
  "cms-site-build": tierCmsSiteBuild,
  "custom-site-build": tierCustomSiteBuild,
  "website-maintenance": tierWebsiteMaintenance,
  "logo-design": tierLogoDesign,
};
/** The tier with a primary button. */
const RECOMMENDED_TIER = "custom-site-build";

/** A click anywhere flips the card. Its buttons do the same for keyboards and screen readers. */
export function TierCard({ tier }: { tier: Tier }) {
  const [isFlipped, setIsFlipped] = useState(false);
  const frontButton = useRef<HTMLButtonElement>(null);
  const backButton = useRef<HTMLButtonElement>(null);

  const flip = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element;
    if (target.closest("a")) return;
    setIsFlipped(!isFlipped);
    if (target.closest("button")) {
      // The side that turns away becomes inert, so the focus moves to the other one.
      const next = isFlipped ? frontButton : backButton;
      requestAnimationFrame(() => next.current?.focus());
    }
  };

  /** Only for a mouse, because a finger leaves after every tap, and not while the back has keyboard focus. */
  const flipBack = ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
    if (pointerType !== "mouse") return;
    if (!currentTarget.querySelector(".flip-back :focus-visible")) setIsFlipped(false);
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the buttons inside serve the keyboard
    <article
      onClick={flip}
      onPointerLeave={flipBack}
      data-flipped={isFlipped}
      className="group h-full cursor-pointer perspective-[1600px]"
      aria-labelledby={tier.id}
    >
      <div className="flip-turn grid h-full">
        <div
          inert={isFlipped}
          className="flip-face flip-front overflow-clip rounded-price bg-white p-7 pt-0 pb-5 shadow-2"
        >
          <img
            src={drawings[tier.id] ?? tierCustomSiteBuild}
            alt=""
            width="340"
            height="184"
            loading="lazy"
            className="-mx-7 mb-7 w-[calc(100%+3.5rem)] max-w-none"
          />
          <h3 id={tier.id} className="text-h3">
            {tier.name}
          </h3>
          <Price tier={tier} />
          <ul className="mt-6 mb-8 grid gap-3">
            {tier.features.map((feature) => (
              <li key={feature} className="flex gap-2.5 text-small">
                <Icon icon={CheckIcon} className="mt-0.5 size-4.5 text-accent" />
                {feature}
              </li>
            ))}
          </ul>
          <div className="mt-auto grid gap-2">
            <CallToAction tier={tier} />
            <FlipButton ref={frontButton}>See details</FlipButton>
          </div>
        </div>
        <div
          inert={!isFlipped}
          className="flip-face flip-back on-dark rounded-price bg-ink p-7 pb-5 shadow-2"
        >
          <h3 className="text-h3">{tier.name}: what you get</h3>
          <p className="mt-3 mb-5 text-small">{tier.details}</p>
          <BuildSteps back={tierCardBacks[tier.id]} />
          <RelatedPackage tier={tier} />
          <div className="grid gap-1">
            <ButtonLink to="#contact">Get a Quote</ButtonLink>
            <FlipButton ref={backButton}>Back to the price</FlipButton>
          </div>
        </div>
      </div>
    </article>
  );
}

/** Three steps and an example. */
function BuildSteps({ back }: { back?: TierCardBack }) {
  if (!back) return null;
  return (
    <>
      <ol className="steps mb-5 text-small text-white">
        {back.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <figure className="mt-auto mb-4 flex items-center gap-3.5 border-t border-white/15 pt-4 text-fine">
        <div className="w-18 shrink-0 overflow-clip rounded-md">
          {typeof back.image === "string" ? (
            <img
              src={back.image}
              alt=""
              width="54"
              height="54"
              loading="lazy"
              className="size-13.5"
            />
          ) : (
            <Picture image={back.image} alt="" sizes="72px" />
          )}
        </div>
        <figcaption>{back.example}</figcaption>
      </figure>
    </>
  );
}

function RelatedPackage({ tier }: { tier: Tier }) {
  const related = relatedPackage(tier);
  if (!related) return null;
  return (
    <p className="mb-5 text-fine">
      Closest package:{" "}
      <Link to="/packages" className="link">
        {related.title}, {related.priceText}
      </Link>
    </p>
  );
}

function Price({ tier }: { tier: Tier }) {
  const [prefix, amount] = tier.priceText.split("$");
  return (
    <div className="mt-5">
      <p className="font-display text-[2.5rem] leading-none font-bold tracking-tight text-ink tabular-nums">
        {prefix && <span className="text-h3 font-semibold">{prefix}</span>}${amount}
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
    <ButtonLink to="#contact" variant={tier.id === RECOMMENDED_TIER ? "primary" : "quiet"}>
      Customize Plan
    </ButtonLink>
  ) : (
    <ButtonLink
      variant="quiet"
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
