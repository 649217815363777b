import { emptyBag } from "#app/images.generated.ts";
import { ButtonLink } from "#app/ui/button.tsx";

/** A checkout page that was opened without a plan. */
export function NothingChosen() {
  return (
    <section
      aria-labelledby="nothing-chosen"
      className="mt-12 flex flex-wrap items-center gap-x-14 gap-y-8"
    >
      <img
        src={emptyBag}
        alt=""
        width="360"
        height="260"
        // The built page holds it hidden when something was chosen.
        loading="lazy"
        className="w-72 sm:w-90"
      />
      <div>
        <h2 id="nothing-chosen" className="text-h3">
          Nothing chosen yet
        </h2>
        <p className="mt-3">Choose a template or a service first.</p>
        <p className="mt-7 flex flex-wrap gap-3.5">
          <ButtonLink to="/templates">Browse templates</ButtonLink>
          <ButtonLink to="/#pricing" look="quiet">
            See services and prices
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
