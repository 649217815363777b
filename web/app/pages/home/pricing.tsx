import { templates, tiers } from "@agency/contract/catalog";
import { Link } from "react-router";
import { hasPage } from "#app/has-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { TemplateStrip } from "./template-strip.tsx";
import { TierCard } from "./tier-card.tsx";

export function Pricing() {
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="lazy-1800 bg-mist pt-section">
      <div className="wrap">
        <div className="mb-[clamp(2.5rem,4vw,3.5rem)] flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
          <div>
            <h2 id="pricing-title" className="text-h2">
              Find Your Ideal Web Solution
            </h2>
            <p className="mt-4 text-lead">Prices on the page, agreed before we start.</p>
          </div>
          {hasPage({ to: "/packages" }) && (
            <ButtonLink to="/packages" variant="quiet">
              Explore Package Options
            </ButtonLink>
          )}
        </div>
        <ul className="max-sm:snap-row grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
          {tiers.map((tier) => (
            <li key={tier.id}>
              <TierCard tier={tier} />
            </li>
          ))}
        </ul>
        <p className="mt-8 max-sm:mt-4">
          * Click a card to see more details.{" "}
          <Link to="#contact" className="link whitespace-nowrap">
            Contact us
          </Link>{" "}
          for a custom quote to fit your needs.
        </p>
      </div>
      {templates.length > 0 && <TemplateStrip />}
    </section>
  );
}
