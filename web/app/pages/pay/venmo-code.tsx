import type { PaymentPageResponse } from "@agency/contract/api/payment-requests";
import { formatUsd } from "@agency/contract/format/money";
import { ChevronDown as ChevronDownIcon } from "lucide";
import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { buildVenmoLink } from "#app/checkout/venmo-link.ts";
import { CopyLine } from "#app/sections/copy-line.tsx";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Installment } from "./payment-page-state.ts";
import { installmentTitle } from "./payment-request-labels.ts";

const QrCode = lazy(async () => ({
  default: (await import("#app/checkout/qr-code.tsx")).QrCode,
}));

interface VenmoCodeProps {
  request: PaymentPageResponse;
  due: Installment;
  /** True when the client has just chosen Venmo. */
  shouldFocus: boolean;
  onPayByCard: () => void;
}

/** Confirms a reported Venmo payment, with instructions for a client who has not sent it yet. */
export function VenmoCode({ request, due, shouldFocus, onPayByCard }: VenmoCodeProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shouldFocus) title.current?.focus();
  }, [shouldFocus]);
  const note = [request.number, due.orderNumber && `Order ${due.orderNumber}`]
    .filter(Boolean)
    .join(" · ");
  const link = buildVenmoLink({ amountCents: due.cents }, note);
  return (
    <section aria-labelledby="code-title">
      <h2 id="code-title" ref={title} tabIndex={-1} className="scroll-mt-40 text-panel">
        {installmentTitle(due)} by Venmo
      </h2>
      <p className="mt-3 max-w-[36em]">
        <strong className="font-semibold text-ink tabular-nums">{formatUsd(due.cents)}</strong>.
        Already sent it? You’re done. We’ll confirm it to {request.client.email} within
        1&nbsp;business day.
      </p>
      {/* Open only for a client who has just chosen Venmo, to avoid a second payment. */}
      <details open={shouldFocus} className="group mt-7">
        <summary className="flex w-fit cursor-pointer list-none items-center gap-2 py-2.5 font-semibold text-ink [&::-webkit-details-marker]:hidden">
          Haven’t sent it yet?
          <Icon
            icon={ChevronDownIcon}
            className="size-5 text-meta transition-transform duration-200 group-open:rotate-180"
          />
        </summary>
        <div className="mt-5 grid items-start gap-x-12 gap-y-9 sm:grid-cols-[15rem_1fr]">
          <figure className="rounded-price bg-white p-5 shadow-2 max-sm:order-last max-sm:grid max-sm:grid-cols-[8rem_1fr] max-sm:items-center max-sm:gap-5">
            <Suspense fallback={<div className="aspect-square bg-mist" />}>
              <QrCode text={link} label={`Venmo QR code for ${formatUsd(due.cents)}`} />
            </Suspense>
            <figcaption className="text-small text-balance sm:mt-3 sm:text-center">
              <strong className="block font-semibold text-ink sm:hidden">
                Paying on another phone?
              </strong>
              Scan it: amount and note are filled in.
            </figcaption>
          </figure>
          <ol className="grid gap-8">
            <Step number={1} title="Pay in the app">
              <ButtonAnchor
                href={link}
                target="_blank"
                rel="noreferrer"
                variant={shouldFocus ? "primary" : "quiet"}
                className="max-sm:w-full"
              >
                Pay on Venmo
              </ButtonAnchor>
            </Step>
            <Step number={2} title="Keep this note on it">
              <CopyLine text={note} noun="note" />
            </Step>
          </ol>
        </div>
        <p className="mt-9">
          Prefer card or PayPal?{" "}
          <button type="button" onClick={onPayByCard} className="link">
            Pay by card instead
          </button>
        </p>
      </details>
    </section>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[2.5rem_1fr]">
      <span aria-hidden className="font-display text-h3 font-bold text-accent">
        {number}
      </span>
      <div className="min-w-0">
        <h3 className="mb-3 text-h3">{title}</h3>
        {children}
      </div>
    </li>
  );
}
