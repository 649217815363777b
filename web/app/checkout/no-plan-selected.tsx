import { hasPage } from "#app/has-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { NothingToPay } from "./nothing-to-pay.tsx";
import { TemplateOffers } from "./offers.tsx";

/** A checkout page that was opened without a plan. */
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
      <NothingToPay title="Nothing chosen yet" drawing="bag" links={links}>
        Choose a template or a service first.
      </NothingToPay>
      <TemplateOffers />
    </>
  );
}
