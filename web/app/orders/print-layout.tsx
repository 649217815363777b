import { agency } from "@agency/contract/agency";
import { markPath, markViewBox } from "@agency/contract/brand/mark";
import type { ReactNode } from "react";

const seller = [agency.legalName, ...agency.postalAddress, agency.email, agency.phone];

/** Printed instead of the page. */
export function PrintLayout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <article className="receipt text-small text-ink">
      <header className="flex items-center justify-between gap-6 border-b-2 border-ink pb-4">
        <p className="flex items-center gap-2.5 font-display text-h3 font-bold">
          <svg viewBox={markViewBox} className="h-5 fill-brand-600" aria-hidden>
            <path d={markPath} />
          </svg>
          {agency.name}
        </p>
        <h1 className="text-h3">{title}</h1>
      </header>
      {children}
    </article>
  );
}

/** Columns on a full page, stacked on a narrow one. */
export const Parties = ({ children }: { children: ReactNode }) => (
  <div className="mt-8 grid gap-8 sm:grid-cols-3">{children}</div>
);

export function Seller() {
  return (
    <PrintAddress title="Seller">
      {seller.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </PrintAddress>
  );
}

export function PrintAddress({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-1 font-sans text-fine font-semibold">{title}</h2>
      <p className="wrap-anywhere">{children}</p>
    </div>
  );
}

export function PrintDetail({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt className="mb-1 text-fine font-semibold">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
