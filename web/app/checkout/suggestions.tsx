import { packages, templates } from "@agency/contract/catalog";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { hasPage } from "#app/has-page.ts";
import { ProductPicture } from "#app/sections/product-picture.tsx";

/** The templates, shown when no plan is selected or the selected plan is not sold online. */
export function TemplateSuggestions() {
  if (!hasPage({ to: "/templates" })) return null;
  return (
    <Suggestions title="Our templates">
      {templates.map(({ id, name, priceText, detailUrl }) => (
        <Suggestion
          key={id}
          to={detailUrl}
          className="max-sm:grid max-sm:grid-cols-[7.5rem_1fr] max-sm:items-center"
        >
          <ProductPicture
            plan={name}
            sizes="(width < 40rem) 7.5rem, (width < 80rem) 31vw, 25rem"
            eager={false}
          />
          <NameAndPrice name={name} priceText={priceText} />
        </Suggestion>
      ))}
    </Suggestions>
  );
}

/** The first three packages, shown when the selected plan requires a quote. */
export function PackageSuggestions() {
  if (!hasPage({ to: "/packages" })) return null;
  return (
    <Suggestions title="Our packages">
      {packages.slice(0, 3).map(({ id, title, blurb, priceText, path }) => (
        <Suggestion key={id} to={path} className="sm:py-2">
          <NameAndPrice name={title} priceText={priceText}>
            {blurb}
          </NameAndPrice>
        </Suggestion>
      ))}
    </Suggestions>
  );
}

function Suggestions({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-12 lg:mt-14">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-3 lg:gap-6">{children}</ul>
    </section>
  );
}

interface SuggestionProps {
  to: string;
  className: string;
  children: ReactNode;
}

const Suggestion = ({ to, className, children }: SuggestionProps) => (
  <li className="grid">
    <Link
      to={to}
      className={`overflow-clip rounded-card bg-white shadow-1 transition-shadow hover:shadow-2 ${className}`}
    >
      {children}
    </Link>
  </li>
);

interface NameAndPriceProps {
  name: string;
  priceText: string;
  children?: string;
}

const NameAndPrice = ({ name, priceText, children }: NameAndPriceProps) => (
  <span className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 py-4 text-ink">
    <span className="font-semibold sm:max-lg:basis-full">{name}</span>
    <span className="tabular-nums">{priceText}</span>
    {children && <span className="mt-2 basis-full text-small text-body">{children}</span>}
  </span>
);
