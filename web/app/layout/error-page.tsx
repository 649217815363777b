import { agency } from "@agency/contract/agency";
import { ButtonAnchor } from "#app/ui/button.tsx";

/** Shown when a page breaks; whole-page links, because the router may be what broke. */
export function ErrorPage() {
  return (
    <section className="wrap py-section">
      <h1 className="max-w-[12em] text-h2">Something broke on our side</h1>
      <p className="mt-5 max-w-[34.6em] text-lead">
        The page could not be shown. Loading it again often helps; if it does not, write to{" "}
        <a href={`mailto:${agency.email}`} className="link">
          {agency.email}
        </a>
        . If you were paying,{" "}
        <a href="/find-order" className="link">
          look for your order
        </a>{" "}
        before you pay again.
      </p>
      <p className="mt-9 flex flex-wrap gap-3.5">
        <ButtonAnchor href="">Load the page again</ButtonAnchor>
        <ButtonAnchor href="/" variant="quiet">
          Go to the home page
        </ButtonAnchor>
      </p>
    </section>
  );
}
