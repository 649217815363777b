import { packages, tiers } from "@agency/contract/catalog";
import { checkoutUrl, type Purchase } from "@agency/contract/offers/purchase";
import { CheckoutEmptyState } from "#app/checkout/checkout-empty-state.tsx";
import { PackageSuggestions, TemplateSuggestions } from "#app/checkout/suggestions.tsx";
import { hasPage } from "#app/has-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { explainUnavailable } from "./explain-unavailable.ts";

/** Shown for a plan that the service would reject, before the buyer enters card details. */
export function UnavailablePlan({ purchase }: { purchase: Purchase }) {
  const { plan } = purchase;
  const tier = tiers.find(({ name }) => name === plan);
  const webPackage = packages.find(({ title }) => title === plan);
  const requiresQuote = Boolean(tier || webPackage);
  const links = (
    <>
      <ButtonLink to={webPackage ? `/?package=${encodeURIComponent(plan)}#contact` : "/#contact"}>
        Get a Quote
      </ButtonLink>
      {requiresQuote ? (
        hasPage({ to: "/packages" }) && (
          <ButtonLink to="/packages" variant="quiet">
            See packages
          </ButtonLink>
        )
      ) : (
        <ButtonLink to={checkoutUrl("/checkoutvenmo", purchase)} variant="quiet">
          Pay with Venmo
        </ButtonLink>
      )}
    </>
  );
  return (
    <>
      <CheckoutEmptyState
        title={
          requiresQuote
            ? `${plan} starts with a conversation`
            : `You can’t pay for “${plan}” on this page`
        }
        illustration={requiresQuote ? "talk" : "bag"}
        links={links}
      >
        {explainUnavailable(tier, webPackage)}
      </CheckoutEmptyState>
      {requiresQuote ? <PackageSuggestions /> : <TemplateSuggestions />}
    </>
  );
}
