import { templates, tiers } from "@agency/contract/catalog";
import { formatUsd } from "@agency/contract/format/money";
import { buildVenmoLink, formatPaymentNote, genericVenmoLink } from "#app/checkout/venmo-link.ts";

const offers = [...tiers.filter(({ action }) => action === "checkout"), ...templates];

/** For <noscript>: a static page cannot read the plan from its URL, so the visitor chooses it here. */
export function VenmoWithoutJavaScript() {
  return (
    <div className="mt-5 max-w-[34em]">
      <p className="text-lead">
        Without JavaScript, this page can’t show your plan. Choose it here: each link opens Venmo
        with the amount and the note filled in.
      </p>
      <ul className="mt-5 grid gap-1">
        {offers.map(({ name, priceCents }) => (
          <li key={name}>
            <a
              href={buildVenmoLink({ amountCents: priceCents }, formatPaymentNote(name))}
              target="_blank"
              rel="noreferrer"
              className="link inline-flex min-h-11 items-center"
            >
              Pay {formatUsd(priceCents)} for {name}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-5">
        For anything else, pay us at{" "}
        <a href={genericVenmoLink} target="_blank" rel="noreferrer" className="link">
          {genericVenmoLink.split("?")[0]}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>{" "}
        and enter the amount yourself.
      </p>
    </div>
  );
}

/** Replaces the note with its copy button, which needs JavaScript. */
export function NoteInstructions() {
  return (
    <p>
      Write “Template:” and the name of your plan, like “{formatPaymentNote(offers[0]?.name ?? "")}
      ”. The links above have it filled in.
    </p>
  );
}
