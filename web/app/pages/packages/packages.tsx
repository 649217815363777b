import { packages, tiers } from "@agency/contract/catalog";
import { relatedPackage } from "@agency/contract/offers/related-offers";
import { Link } from "react-router";
import { comparison } from "#app/content/comparison.ts";
import { ogPackages } from "#app/images.generated.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { spellNumber } from "#app/sections/spell-number.ts";
import { pageMeta } from "#app/seo.ts";
import { Comparison } from "./comparison.tsx";
import { PackageCard } from "./package-card.tsx";
import { TierToPackage } from "./tier-to-package.tsx";

export const meta = () =>
  pageMeta({
    path: "/packages",
    title: "Web packages",
    description: `${spellNumber(packages.length)} ways to get a website, from a template set up with you to a custom build with a year of support. Prices on the page.`,
    card: ogPackages,
  });

const recommended = packages.find(({ popular }) => popular);

export default function Packages() {
  return (
    <>
      <PageHero
        title="Web packages"
        lead={`${spellNumber(packages.length)} ways to get a site, each with a clear price and scope. Builds start with a 50% deposit. The rest is due on delivery.`}
      />
      {recommended && (
        <div className="wrap grid gap-x-6 pb-12 lg:grid-cols-3">
          <p className="rounded-card bg-tint px-6 py-5 sm:px-8 lg:col-span-2">
            <strong className="font-semibold text-ink">Not sure which one?</strong> We recommend{" "}
            <Link to={`/packages#${recommended.id}`} className="link">
              {recommended.title}
            </Link>{" "}
            for most businesses. Or{" "}
            <Link to="/#contact" className="link">
              tell us about yours
            </Link>
            , and we will say which one fits.
          </p>
        </div>
      )}
      <section aria-label="Packages" className="wrap pb-[clamp(4rem,3rem+4vw,6rem)]">
        <ul className="grid gap-x-6 md:grid-cols-2 lg:grid-cols-3">
          {packages.map((offer, index) => (
            <li
              key={offer.id}
              id={offer.id}
              className="row-span-7 mb-9 grid scroll-mt-8 grid-rows-subgrid"
            >
              <PackageCard offer={offer} eager={index < 3} />
            </li>
          ))}
        </ul>
      </section>
      {tiers.some(relatedPackage) && <TierToPackage />}
      {comparison.length > 0 && <Comparison />}
    </>
  );
}
