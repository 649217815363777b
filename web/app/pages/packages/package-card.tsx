import type { Package } from "@agency/contract/offers/types";
import { Check as CheckIcon } from "lucide";
import {
  packageDiyPro,
  packageDiyStarter,
  packageGrowth,
  packageProfessional,
  packageStarter,
  packageTheWorks,
} from "#app/packages.generated.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

const drawings: Readonly<Record<string, string>> = {
  starter: packageStarter,
  growth: packageGrowth,
  professional: packageProfessional,
  "diy-starter": packageDiyStarter,
  "diy-pro": packageDiyPro,
  "the-works": packageTheWorks,
};

interface PackageCardProps {
  offer: Package;
  /** True for cards on the first screen. */
  eager?: boolean;
  /** Replaces the link to the package's path. */
  onChoose?: (offer: Package) => void;
}

/** Spans seven rows of the list's grid, so that the parts of all cards in a row line up. */
export function PackageCard({ offer, eager = false, onChoose }: PackageCardProps) {
  const variant = offer.popular ? "primary" : "quiet";
  return (
    <article
      className={`relative row-span-7 grid grid-rows-subgrid rounded-price bg-white p-6 pt-0 sm:p-8 sm:pt-0 ${
        offer.popular ? "shadow-3 outline-2 -outline-offset-2 outline-brand-600" : "shadow-2"
      }`}
    >
      {offer.popular && (
        <p className="absolute -top-4 left-6 sm:left-8 rounded-full bg-brand-600 px-4 py-1.5 text-fine leading-none font-semibold text-white">
          Most Popular
        </p>
      )}
      <img
        src={drawings[offer.id] ?? packageStarter}
        alt=""
        width="360"
        height="170"
        loading={eager ? "eager" : "lazy"}
        className="-mx-6 mb-5 w-[calc(100%+3rem)] max-w-none rounded-t-price sm:-mx-8 sm:mb-7 sm:w-[calc(100%+4rem)]"
      />
      <h2 className="text-h3">{offer.title}</h2>
      <p className="mt-1 text-small text-meta">{offer.subtitle}</p>
      <Price text={offer.priceText} />
      <p className="mt-3 sm:mt-4">{offer.blurb}</p>
      <ul className="mt-4 mb-6 grid content-start gap-2 sm:mt-6 sm:mb-8 sm:gap-2.5">
        {offer.features.map((feature) => (
          <li key={feature} className="flex gap-2.5 text-small">
            <Icon icon={CheckIcon} className="mt-0.5 size-4.5 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
      {onChoose ? (
        <Button variant={variant} onClick={() => onChoose(offer)}>
          {offer.cta}
        </Button>
      ) : (
        <ButtonLink variant={variant} to={offer.path}>
          {offer.cta}
        </ButtonLink>
      )}
    </article>
  );
}

function Price({ text }: { text: string }) {
  const [prefix, amount] = text.split("$");
  return (
    <p className="mt-4 font-display text-[2.25rem] sm:mt-6 sm:text-[2.75rem] leading-none font-bold tracking-tight text-ink tabular-nums">
      {prefix && (
        <span
          className={
            amount
              ? "text-h3 font-semibold"
              : "text-[2rem] sm:text-[2.25rem] md:max-xl:text-[1.75rem]"
          }
        >
          {prefix}
        </span>
      )}
      {amount && `$${amount}`}
    </p>
  );
}
