import { tiers } from "@agency/contract/catalog";
import { Link } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { TierCard } from "./tier-card.tsx";

export function Pricing() {
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="bg-mist py-section">
      <div className="wrap">
        <SectionHeading id="pricing-title" title="Find Your Ideal Web Solution">
          Prices on the page, agreed before we start.
        </SectionHeading>
        <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
          {tiers.map((tier) => (
            <li key={tier.id}>
              <TierCard tier={tier} />
            </li>
          ))}
        </ul>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
          <p>
            * Click a card to see more details.{" "}
            <Link to="#contact" className="link">
              Contact us
            </Link>{" "}
            for a custom quote to fit your needs.
          </p>
          <ButtonLink to="/packages">Explore Package Options</ButtonLink>
        </div>
      </div>
    </section>
  );
}
