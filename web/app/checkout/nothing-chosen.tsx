import { isShown } from "#app/is-shown.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyBag } from "./empty-bag.tsx";

/** A checkout page that was opened without a plan. */
export function NothingChosen() {
  const links = (
    <>
      {isShown({ to: "/templates" }) && <ButtonLink to="/templates">Browse templates</ButtonLink>}
      <ButtonLink to="/#pricing" variant="quiet">
        See services and prices
      </ButtonLink>
    </>
  );
  return (
    <EmptyBag title="Nothing chosen yet" links={links}>
      Choose a template or a service first.
    </EmptyBag>
  );
}
