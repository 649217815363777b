import { packages, tiers } from "@agency/contract/catalog";
import { checkoutUrl, type Purchase } from "@agency/contract/offers/purchase";
import type { Tier } from "@agency/contract/offers/types";
import { NothingToPay } from "#app/checkout/nothing-to-pay.tsx";
import { PackageOffers, TemplateOffers } from "#app/checkout/offers.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

/** A plan that the service would refuse: said before anybody types a card number. */
export function UnavailablePlan({ purchase }: { purchase: Purchase }) {
  const { plan } = purchase;
  const tier = tiers.find(({ name }) => name === plan);
  const offer = packages.find(({ title }) => title === plan);
  const links = (
    <>
      <ButtonLink to={offer ? `/?package=${encodeURIComponent(plan)}#contact` : "/#contact"}>
        Get a Quote
      </ButtonLink>
      {tier || offer ? (
        <ButtonLink to="/packages" variant="quiet">
          See packages
        </ButtonLink>
      ) : (
        <ButtonLink to={checkoutUrl("/checkoutvenmo", purchase)} variant="quiet">
          Pay with Venmo
        </ButtonLink>
      )}
    </>
  );
  const talk = tier || offer;
  return (
    <>
      <NothingToPay
        title={talk ? `${plan} begins with a talk` : `“${plan}” is not sold here`}
        drawing={talk ? "talk" : "bag"}
        links={links}
      >
        {explainUnavailable(tier, offer?.priceText)}
      </NothingToPay>
      {talk ? <PackageOffers /> : <TemplateOffers />}
    </>
  );
}

function explainUnavailable(tier: Tier | undefined, packagePrice: string | undefined) {
  if (tier) {
    return `Its price follows the work (${tier.priceText.toLowerCase()}), so there is nothing to pay yet. A quote is free.`;
  }
  if (packagePrice) {
    return `It costs ${packagePrice.toLowerCase()}, and a 50% deposit is due once we have agreed on what to build. There is nothing to pay yet.`;
  }
  return "Our shop does not know it, so it cannot be paid by card. If we agreed on it with you, answer our email, or pay by Venmo with its name in the note.";
}
