import { ButtonLink } from "#app/ui/button.tsx";

/** A checkout page that was opened without a plan. */
export function NothingChosen() {
  return (
    <section className="wrap pt-[clamp(3rem,2rem+4vw,5.5rem)] pb-section">
      <h1 className="max-w-[10.6em] text-h2">Nothing chosen yet</h1>
      <p className="mt-5 max-w-[31.9em] text-lead">
        Choose a template or a service first; you come back here with its name and price filled in.
      </p>
      <p className="mt-9 flex flex-wrap gap-3.5">
        <ButtonLink to="/templates">Browse templates</ButtonLink>
        <ButtonLink to="/#pricing" look="quiet">
          See services and prices
        </ButtonLink>
      </p>
    </section>
  );
}
