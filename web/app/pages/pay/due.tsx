import { agency } from "@agency/contract/agency";
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
import { getHeadline, type Headline } from "./headline.ts";
import type { Installment, PaymentPageState } from "./payment-page-state.ts";
import {
  formatDue,
  installmentName,
  installmentTitle,
  isInstallmentRefunded,
} from "./payment-request-labels.ts";

interface ToneStyle {
  background: string;
  label: string;
  amount?: string;
  icon?: IconType;
}

const toneStyles: Record<Headline["tone"], ToneStyle> = {
  open: { background: "bg-white", label: "text-ink" },
  pending: { background: "bg-tint", label: "text-brand-700", icon: ClockIcon },
  overdue: { background: "bg-late-tint", label: "text-late", icon: ClockIcon },
  good: {
    background: "bg-good-tint",
    label: "text-good",
    amount: "text-good",
    icon: CircleCheckIcon,
  },
  refunded: { background: "bg-mist", label: "text-ink", icon: ReturnIcon },
};

/** The amount due now, then the installments and the total. */
export function Due({ pageState }: { pageState: PaymentPageState }) {
  const { status, refundedCents, lastPaid, request } = pageState;
  const { totalCents, taxCents, installments, acceptance } = request;
  const { tone, label, cents, detail } = getHeadline(pageState);
  const style = toneStyles[tone];
  // The receipt of the installment in the headline has a separate button.
  const headlined = tone === "good" ? lastPaid : undefined;
  return (
    <section
      aria-labelledby="due-title"
      className={`overflow-clip rounded-price shadow-3 sm:max-lg:grid sm:max-lg:grid-cols-[5fr_6fr] sm:max-lg:grid-rows-[auto_1fr] ${style.background} ${tone === "overdue" ? "ring-2 ring-late-line" : ""}`}
    >
      <div className="px-7 pt-7 pb-6 sm:px-9 sm:pt-8">
        <h2
          id="due-title"
          className={`flex items-center gap-2 font-sans text-base font-semibold tracking-normal ${style.label}`}
        >
          {style.icon && <Icon icon={style.icon} className="size-5.5" />}
          {label}
        </h2>
        <p
          className={`mt-2 font-display text-[clamp(3.25rem,2.4rem+3.2vw,4.75rem)] leading-none font-bold tracking-tight tabular-nums ${style.amount ?? "text-ink"}`}
        >
          {formatUsd(cents)}
        </p>
        {detail && <p className="mt-3 font-medium text-ink">{detail}</p>}
        {tone === "overdue" && (
          <p className="mt-1 text-small">If it’s already on its way, thank you.</p>
        )}
      </div>
      <div className="bg-white px-7 sm:px-9 sm:max-lg:col-start-2 sm:max-lg:row-span-2 sm:max-lg:row-start-1 sm:max-lg:py-5">
        <ul className="border-t border-line sm:max-lg:border-t-0">
          {installments.length > 1 &&
            installments.map((installment) => (
              <Row
                key={installment.id}
                installment={installment}
                hasReceiptLink={installment !== headlined}
              />
            ))}
          <li className="flex items-baseline justify-between gap-6 pt-4 font-semibold text-ink">
            <p>
              {installments.length > 1 ? "Project total" : "Total"}
              {taxCents > 0 && (
                <span className="block text-small font-normal text-body">
                  Includes {formatUsd(taxCents)} tax
                </span>
              )}
              {installments.length === 1 && installments[0]?.invoice && (
                <span className="block text-small font-normal">
                  <InvoiceLink {...installments[0].invoice} />
                </span>
              )}
            </p>
            <p className="font-display text-h3 tabular-nums">{formatUsd(totalCents)}</p>
          </li>
          {refundedCents > 0 && status !== "refunded" && (
            <>
              <Sum term="Refunded" amount={`−${formatUsd(refundedCents)}`} />
              <Sum term="Total after the refund" amount={formatUsd(totalCents - refundedCents)} />
            </>
          )}
        </ul>
        {acceptance && (
          <p className="mt-3 text-small wrap-anywhere">
            {status === "unaccepted" ? "An earlier version was accepted" : "Accepted"} by{" "}
            <strong className="font-semibold text-ink">{acceptance.name}</strong> on{" "}
            {formatDate(acceptance.at)}.
          </p>
        )}
      </div>
      <div className="bg-white px-7 pb-7 sm:px-9 sm:pb-8 sm:max-lg:bg-transparent">
        <NextStep {...pageState} />
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

function NextStep({ status, next, lastPaid, request }: PaymentPageState) {
  switch (status) {
    case "unaccepted":
      return (
        <>
          <ButtonAnchor id="review-link" href="#accept-title" className="mt-6 w-full">
            Review and sign
          </ButtonAnchor>
          <p className="mt-3.5 text-center text-small">
            {request.expiresAt && `Open until ${formatDate(request.expiresAt)}. `}You won’t be
            charged automatically.
          </p>
        </>
      );
    case "open":
    case "overdue":
      return (
        <>
          <ButtonAnchor href="#pay-title" className="mt-6 w-full">
            {next.kind === "full" ? "Pay now" : `Pay the ${installmentName(next)}`}
          </ButtonAnchor>
          <p className="mt-3.5 text-center text-small">
            {status === "overdue" ? (
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
    case "claimed":
    case "processing":
      return null;
    default:
      return (
        lastPaid?.orderPath && (
          // Not a router link, because the order page has a stricter CSP.
          <ButtonAnchor href={lastPaid.orderPath} variant="quiet" className="mt-6 w-full">
            View receipt
          </ButtonAnchor>
        )
      );
  }
}

interface RowProps {
  installment: Installment;
  hasReceiptLink: boolean;
}

function Row({ installment, hasReceiptLink }: RowProps) {
  const { state, isOverdue, cents, refundedCents, orderPath, invoice } = installment;
  const isPaid = state === "paid";
  const isRefunded = isInstallmentRefunded(installment);
  return (
    <li className="grid grid-cols-[auto_1fr_auto] gap-x-3 border-b border-line py-3 lg:[@media(height<44rem)]:hidden">
      <span
        aria-hidden
        className={`mt-1 grid size-5 place-items-center rounded-full ${
          isRefunded
            ? "text-ink"
            : isPaid
              ? "bg-good text-white"
              : isOverdue
                ? "text-late"
                : "text-input"
        }`}
      >
        {isRefunded ? (
          <Icon icon={ReturnIcon} className="size-4.5" />
        ) : isPaid ? (
          <Icon icon={CheckIcon} className="size-3.5" />
        ) : (
          // A dot, because a ring would look like a radio button.
          <i className="size-2 rounded-full bg-current" />
        )}
      </span>
      <p className="text-ink">{installmentTitle(installment)}</p>
      <p className="text-ink tabular-nums">{formatUsd(cents)}</p>
      <p
        className={`col-span-2 col-start-2 text-small ${refundedCents ? "text-ink" : isPaid ? "text-good" : isOverdue ? "text-late" : ""}`}
      >
        {formatDue(installment)}
        {isPaid && hasReceiptLink && orderPath && (
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
