import { agency } from "@agency/contract/agency";
import type { PaymentPageResponse } from "@agency/contract/api/payment-requests";
import { formatUsd } from "@agency/contract/format/money";
import { phoneLink } from "@agency/contract/format/phone-link";
import {
  Check as CheckIcon,
  CircleCheck as CircleCheckIcon,
  Clock as ClockIcon,
  Undo2 as ReturnIcon,
} from "lucide";
import { formatDate } from "#app/orders/dates.ts";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { Icon, type IconType } from "#app/ui/icon.tsx";
import {
  currentInstallment,
  formatDue,
  type Headline,
  headlineOf,
  type Instalment,
  installmentName,
  installmentTitle,
  isRefunded,
  isReturned,
  lastPaidOf,
  paidOf,
  refundedOf,
} from "./payment-request-labels.ts";

interface Look {
  head: string;
  label: string;
  figure?: string;
  mark?: IconType;
}

const looks: Record<Headline["tone"], Look> = {
  open: { head: "bg-white", label: "text-ink" },
  waiting: { head: "bg-tint", label: "text-brand-700", mark: ClockIcon },
  late: { head: "bg-late-tint", label: "text-late", mark: ClockIcon },
  good: { head: "bg-good-tint", label: "text-good", figure: "text-good", mark: CircleCheckIcon },
  refunded: { head: "bg-mist", label: "text-ink", mark: ReturnIcon },
};

/** What is due now, first and largest; how it is part of the whole, second. */
export function Due({ request }: { request: PaymentPageResponse }) {
  const { totalCents, taxCents, instalments, acceptance, needsAcceptance } = request;
  const { tone, label, cents, detail } = headlineOf(request);
  const look = looks[tone];
  const refunded = isRefunded(request) ? 0 : refundedOf(request);
  // The receipt of what the figure says has a button of its own.
  const shown = tone === "good" ? lastPaidOf(request) : undefined;
  return (
    <section
      aria-labelledby="due-title"
      className={`overflow-clip rounded-price shadow-3 sm:max-lg:grid sm:max-lg:grid-cols-[5fr_6fr] sm:max-lg:grid-rows-[auto_1fr] ${look.head} ${tone === "late" ? "ring-2 ring-late-line" : ""}`}
    >
      <div className="px-7 pt-7 pb-6 sm:px-9 sm:pt-8">
        <h2
          id="due-title"
          className={`flex items-center gap-2 font-sans text-base font-semibold tracking-normal ${look.label}`}
        >
          {look.mark && <Icon icon={look.mark} className="size-5.5" />}
          {label}
        </h2>
        <p
          className={`mt-2 font-display text-[clamp(3.25rem,2.4rem+3.2vw,4.75rem)] leading-none font-bold tracking-tight tabular-nums ${look.figure ?? "text-ink"}`}
        >
          {formatUsd(cents)}
        </p>
        {detail && <p className="mt-3 font-medium text-ink">{detail}</p>}
        {tone === "late" && (
          <p className="mt-1 text-small">If it’s already on its way, thank you.</p>
        )}
      </div>
      <div className="bg-white px-7 sm:px-9 sm:max-lg:col-start-2 sm:max-lg:row-span-2 sm:max-lg:row-start-1 sm:max-lg:py-5">
        <ul className="border-t border-line sm:max-lg:border-t-0">
          {instalments.length > 1 &&
            instalments.map((instalment) => (
              <Row key={instalment.id} instalment={instalment} receipt={instalment !== shown} />
            ))}
          <li className="flex items-baseline justify-between gap-6 pt-4 font-semibold text-ink">
            <p>
              {instalments.length > 1 ? "Project total" : "Total"}
              {taxCents > 0 && (
                <span className="block text-small font-normal text-body">
                  Includes {formatUsd(taxCents)} tax
                </span>
              )}
              {instalments.length === 1 && instalments[0]?.invoice && (
                <span className="block text-small font-normal">
                  <InvoiceLink {...instalments[0].invoice} />
                </span>
              )}
            </p>
            <p className="font-display text-h3 tabular-nums">{formatUsd(totalCents)}</p>
          </li>
          {refunded > 0 && (
            <>
              <Sum term="Refunded" amount={`−${formatUsd(refunded)}`} />
              <Sum term="Total after the refund" amount={formatUsd(paidOf(request) - refunded)} />
            </>
          )}
        </ul>
        {acceptance && (
          <p className="mt-3 text-small wrap-anywhere">
            {needsAcceptance ? "An earlier version was accepted" : "Accepted"} by{" "}
            <strong className="font-semibold text-ink">{acceptance.name}</strong> on{" "}
            {formatDate(acceptance.at)}.
          </p>
        )}
      </div>
      <div className="bg-white px-7 pb-7 sm:px-9 sm:pb-8 sm:max-lg:bg-transparent">
        <Next request={request} />
      </div>
    </section>
  );
}

const Sum = ({ term, amount }: { term: string; amount: string }) => (
  <li className="mt-2 flex justify-between gap-6 text-ink">
    <p>{term}</p>
    <p className="tabular-nums">{amount}</p>
  </li>
);

/** The one thing to do next. */
function Next({ request }: { request: PaymentPageResponse }) {
  const { needsAcceptance, expiresAt } = request;
  const current = currentInstallment(request);
  const paid = lastPaidOf(request);
  if (needsAcceptance) {
    return (
      <>
        <ButtonAnchor id="review-link" href="#accept-title" className="mt-6 w-full">
          Review and sign
        </ButtonAnchor>
        <p className="mt-3.5 text-center text-small">
          {expiresAt && `Open until ${formatDate(expiresAt)}. `}You won’t be charged automatically.
        </p>
      </>
    );
  }
  if (current?.state === "open") {
    return (
      <>
        <ButtonAnchor href="#pay-title" className="mt-6 w-full">
          {current.kind === "whole" ? "Pay now" : `Pay the ${installmentName(current)}`}
        </ButtonAnchor>
        <p className="mt-3.5 text-center text-small">
          {current.late ? (
            <>
              Need more time? Call{" "}
              <a href={phoneLink} className="link whitespace-nowrap">
                {agency.phone}
              </a>
            </>
          ) : (
            "Card, PayPal or Venmo. You won’t be charged automatically."
          )}
        </p>
      </>
    );
  }
  if (paid?.orderPath && (!current || current.state === "later")) {
    return (
      // A whole-page link: the order page has a narrower policy than this one.
      <ButtonAnchor href={paid.orderPath} variant="quiet" className="mt-6 w-full">
        View receipt
      </ButtonAnchor>
    );
  }
  return null;
}

function Row({ instalment, receipt }: { instalment: Instalment; receipt: boolean }) {
  const { state, late, cents, refundedCents, orderPath, invoice } = instalment;
  const done = state === "paid";
  const returned = isReturned(instalment);
  return (
    <li className="grid grid-cols-[auto_1fr_auto] gap-x-3 border-b border-line py-3 lg:[@media(height<44rem)]:hidden">
      <span
        aria-hidden
        className={`mt-1 grid size-5 place-items-center rounded-full ${
          returned ? "text-ink" : done ? "bg-good text-white" : late ? "text-late" : "text-input"
        }`}
      >
        {returned ? (
          <Icon icon={ReturnIcon} className="size-4.5" />
        ) : done ? (
          <Icon icon={CheckIcon} className="size-3.5" />
        ) : (
          // Not a ring, which looks like something to choose.
          <i className="size-2 rounded-full bg-current" />
        )}
      </span>
      <p className="text-ink">{installmentTitle(instalment)}</p>
      <p className="text-ink tabular-nums">{formatUsd(cents)}</p>
      <p
        className={`col-span-2 col-start-2 text-small ${refundedCents ? "text-ink" : done ? "text-good" : late ? "text-late" : ""}`}
      >
        {formatDue(instalment)}
        {done && receipt && orderPath && (
          <>
            {". "}
            <a href={orderPath} className="link">
              Receipt
            </a>
          </>
        )}
        {invoice && (
          <>
            {". "}
            <InvoiceLink {...invoice} />
          </>
        )}
      </p>
    </li>
  );
}

const InvoiceLink = ({ number, path }: { number: string; path: string }) => (
  <a href={path} className="link" target="_blank" rel="noreferrer">
    Invoice {number}
  </a>
);
