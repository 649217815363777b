import { agency } from "@agency/contract/agency";
import { ButtonLink } from "#app/ui/button.tsx";

export const meta = () => [
  { title: `Page not found | ${agency.name}` },
  { name: "robots", content: "noindex" },
];

export default function NotFound() {
  return (
    <section className="wrap pt-[clamp(3rem,2rem+4vw,5.5rem)] pb-section">
      <h1 className="max-w-[12em] text-h2">This page does not exist</h1>
      <p className="mt-5 max-w-[30.6em] text-lead">
        The address may be mistyped, or the page has moved. These are the places people look for
        most.
      </p>
      <p className="mt-9 flex flex-wrap gap-3.5">
        <ButtonLink to="/">Home</ButtonLink>
        <ButtonLink to="/templates" look="quiet">
          Templates
        </ButtonLink>
        <ButtonLink to="/packages" look="quiet">
          Packages
        </ButtonLink>
        <ButtonLink to="/#contact" look="quiet">
          Contact
        </ButtonLink>
      </p>
    </section>
  );
}
