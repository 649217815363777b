import { agency } from "@agency/contract/agency";
import { ButtonAnchor } from "#app/ui/button.tsx";

/** Shown when rendering fails. Links load the full page, because the router may have failed. */
export function ErrorPage() {
  return (
    <section className="wrap py-section">
      <h1 className="max-w-[12em] text-h2">Something went wrong on our side</h1>
      <p className="mt-5 max-w-[34.6em] text-lead">
        The page could not be shown. Reloading it often helps. If it does not, write to{" "}
        <a href={`mailto:${agency.email}`} className="link">
          {agency.email}
        </a>
        . If you were paying,{" "}
        <a href="/find-order" className="link">
          find your order
        </a>{" "}
        before you pay again.
      </p>
      <p className="mt-9 flex flex-wrap gap-3.5">
        <ButtonAnchor href="">Reload the page</ButtonAnchor>
        <ButtonAnchor href="/" variant="quiet">
          Go to the home page
        </ButtonAnchor>
      </p>
    </section>
  );
}
