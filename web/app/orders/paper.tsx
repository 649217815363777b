import { agency } from "@agency/contract/agency";
import type { ReactNode } from "react";

const seller = [agency.legalName, ...agency.postalAddress, agency.email, agency.phone];

/** What a printer gets in place of the page. */
export function Paper({ title, children }: { title: string; children: ReactNode }) {
  return (
    <article className="receipt text-small text-ink">
      <header className="flex items-baseline justify-between border-b-2 border-ink pb-4">
        <p className="font-display text-h3 font-bold">{agency.name}</p>
        <h1 className="text-h3">{title}</h1>
      </header>
      {children}
    </article>
  );
}

export function Seller() {
  return (
    <Party title="Seller">
      {seller.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </Party>
  );
}

export function Party({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-1 font-sans text-fine font-semibold">{title}</h2>
      <p className="wrap-anywhere">{children}</p>
    </div>
  );
}

export function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt className="text-fine font-semibold">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
