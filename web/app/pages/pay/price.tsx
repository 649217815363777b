import { agency } from "@agency/contract/agency";
import { formatUsd } from "@agency/contract/money";
import type { PayAnswer } from "@agency/contract/requests";
import { Mail as MailIcon, Printer as PrinterIcon } from "lucide";
import { formatDate } from "#app/orders/dates.ts";
import { Button, ButtonAnchor } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type Instalment, mailAbout, titleOf, whenOf } from "./request-facts.ts";

/** The whole price first, whatever part of it is due. */
export function Price({ request }: { request: PayAnswer }) {
  const { totalCents, taxCents, instalments } = request;
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
    </>
  );
}

function Row({ instalment }: { instalment: Instalment }) {
  const { state, cents, orderPath } = instalment;
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
        </p>
      </div>
      <p className="font-semibold text-ink tabular-nums">{formatUsd(cents)}</p>
    </li>
  );
}

/** Who said yes, and the ways to ask and to keep it. */
export function Aside({ request }: { request: PayAnswer }) {
  const { acceptance } = request;
  return (
    <div className="grid justify-items-start gap-4 text-small">
      {acceptance && (
        <p className="wrap-anywhere">
          Accepted by <strong className="font-semibold text-ink">{acceptance.name}</strong> on{" "}
          {formatDate(acceptance.at)}.
        </p>
      )}
      <p>Something unclear? Ask before you decide; the subject already names it.</p>
      <p className="flex flex-wrap gap-3">
        <ButtonAnchor href={mailAbout(request)} variant="quiet" size="small">
          <Icon icon={MailIcon} className="size-4.5" />
          {agency.email}
        </ButtonAnchor>
        <Button variant="quiet" size="small" onClick={() => print()}>
          <Icon icon={PrinterIcon} className="size-4.5" />
          Print
        </Button>
      </p>
    </div>
  );
}
