import { packages, tiers } from "@agency/contract/catalog";
import { relatedPackage, relatedTier } from "@agency/contract/offers/related-offers";
import type { Package, Tier } from "@agency/contract/offers/types";
import { ArrowRight as ArrowRightIcon } from "lucide";
import { Fragment } from "react";
import { Link } from "react-router";
import { tierToPackage } from "#app/content/tier-to-package.ts";
import { tierCmsSiteBuild, tierCustomSiteBuild } from "#app/images.generated.ts";
import { Icon } from "#app/ui/icon.tsx";

const drawings: Readonly<Record<string, string>> = {
  "cms-site-build": tierCmsSiteBuild,
  "custom-site-build": tierCustomSiteBuild,
};

/** Explains how the tiers of the home page relate to the packages. */
export function TierToPackage() {
  return (
    <section
      aria-labelledby="tier-to-package-title"
      className="wrap grid gap-x-16 gap-y-10 pb-section xl:grid-cols-[4fr_7fr]"
    >
      <div>
        <h2 id="tier-to-package-title" className="text-h2">
          Why two prices?
        </h2>
        <p className="mt-5 max-w-[34.6em]">
          Our{" "}
          <Link to="/#pricing" className="link">
            home page
          </Link>{" "}
          shows where prices start, because they depend on the work. A package defines the work
          first, so you know its price before we start.
        </p>
      </div>
      <ul>
        {tiers.map((tier) => {
          const offer = relatedPackage(tier);
          return offer && <Row key={tier.id} tier={tier} offer={offer} />;
        })}
      </ul>
    </section>
  );
}

function Row({ tier, offer }: { tier: Tier; offer: Package }) {
  const others = packages.filter((other) => other !== offer && relatedTier(other) === tier);
  return (
    <li className="grid grid-cols-[5.5rem_1fr] items-center gap-x-5 gap-y-4 border-t border-line py-7 last:border-b sm:grid-cols-[8.5rem_11.5rem_auto_1fr] sm:gap-x-6">
      <img
        src={drawings[tier.id] ?? tierCustomSiteBuild}
        alt=""
        width="340"
        height="184"
        loading="lazy"
        className="rounded-control"
      />
      <p>
        <span className="block font-display text-h3 font-[650] text-ink">{tier.name}</span>
        <span className="text-small text-meta tabular-nums">{tier.priceText}</span>
      </p>
      <Icon icon={ArrowRightIcon} className="size-6 text-accent max-sm:hidden" />
      <p className="max-sm:col-span-full">
        <span className="block text-small text-meta">Closest package</span>
        <Link to={`/packages#${offer.id}`} className="link font-display text-h3">
          {offer.title}, {offer.priceText}
        </Link>
        <span className="mt-1.5 block text-small">{tierToPackage[tier.id]}</span>
        {others.length > 0 && (
          <span className="mt-3 block text-small text-meta">
            Also close:{" "}
            {others.map(({ id, title }, index) => (
              <Fragment key={id}>
                {index > 0 && ", "}
                <Link to={`/packages#${id}`} className="link">
                  {title}
                </Link>
              </Fragment>
            ))}
          </span>
        )}
      </p>
    </li>
  );
}
