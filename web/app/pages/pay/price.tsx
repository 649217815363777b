import { formatUsd } from "@agency/contract/money";
import type { PayAnswer } from "@agency/contract/requests";
import { formatDate } from "#app/orders/dates.ts";
import { type Instalment, titleOf, whenOf } from "./request-facts.ts";

/** The whole price first, whatever part of it is due. */
export function Price({ request }: { request: PayAnswer }) {
  const { totalCents, taxCents, instalments, acceptance, needsAcceptance } = request;
  return (
    <>
      <h2 id="price-title" className="font-sans text-base font-semibold text-ink">
        Total price
      </h2>
      <p className="mt-2 font-display text-[clamp(2.75rem,2rem+3vw,4rem)] leading-none font-bold tracking-tight text-ink tabular-nums">
        {formatUsd(totalCents)}
      </p>
      {taxCents > 0 && <p className="mt-2.5 text-small">{formatUsd(taxCents)} of it is tax.</p>}
      <ul className="mt-6 border-t border-line">
        {instalments.map((instalment) => (
          <Row key={instalment.id} instalment={instalment} />
        ))}
      </ul>
      {acceptance && (
        <p className="mt-4 text-small wrap-anywhere">
          {needsAcceptance ? "An earlier version was accepted" : "Accepted"} by{" "}
          <strong className="font-semibold text-ink">{acceptance.name}</strong> on{" "}
          {formatDate(acceptance.at)}.
        </p>
      )}
    </>
  );
}

function Row({ instalment }: { instalment: Instalment }) {
  const { state, cents, orderPath, invoice } = instalment;
  return (
    <li className="flex items-baseline justify-between gap-6 border-b border-line py-3.5">
      <div>
        <p className="font-semibold text-ink">{titleOf(instalment)}</p>
        <p className={`text-small ${state === "paid" ? "text-good" : ""}`}>
          {whenOf(instalment)}
          {state === "paid" && orderPath && (
            <>
              {". "}
              {/* A whole-page link: the order page has a narrower policy than this one. */}
              <a href={orderPath} className="link">
                Receipt
              </a>
            </>
          )}
          {invoice && (
            <>
              {". "}
              <a href={invoice.path} className="link" target="_blank" rel="noreferrer">
                Invoice {invoice.number}
              </a>
            </>
          )}
        </p>
      </div>
      <p className="font-semibold text-ink tabular-nums">{formatUsd(cents)}</p>
    </li>
  );
}
