import { hasPage } from "#app/has-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CheckoutEmptyState } from "./checkout-empty-state.tsx";
import { TemplateSuggestions } from "./suggestions.tsx";

/** Shown on a checkout page whose URL has no plan, or an unknown plan without an amount. */
export function NoPlanSelected() {
  const links = (
    <>
      {hasPage({ to: "/templates" }) && <ButtonLink to="/templates">Browse templates</ButtonLink>}
      <ButtonLink to="/#pricing" variant="quiet">
        See services and prices
      </ButtonLink>
    </>
  );
  return (
    <>
      <CheckoutEmptyState title="Nothing selected yet" illustration="bag" links={links}>
        Choose a template or a service first.
      </CheckoutEmptyState>
      <TemplateSuggestions />
    </>
  );
}
