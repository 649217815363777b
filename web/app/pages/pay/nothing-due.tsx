import { formatUsd } from "@agency/contract/format/money";
import { useEffect, useRef } from "react";
import { PaidAlert } from "#app/checkout/paid-alert.tsx";
import { clearSavedBilling } from "#app/checkout/use-saved-billing.ts";
import type { PaymentPageState } from "./payment-page-state.ts";
import { installmentName } from "./payment-request-labels.ts";

export function NothingDue({ pageState }: { pageState: PaymentPageState }) {
  const { next, localPayment } = pageState;
  const title = useRef<HTMLHeadingElement>(null);
  const transactionId = localPayment?.transactionId;
  // The submitted form, which had the focus, is gone.
  useEffect(() => {
    if (!transactionId) return;
    title.current?.focus();
    clearSavedBilling();
  }, [transactionId]);
  return (
    <div className="grid gap-6">
      {transactionId && <PaidAlert transactionId={transactionId} />}
      <section aria-labelledby="nothing-due-title">
        <h2 id="nothing-due-title" ref={title} tabIndex={-1} className="scroll-mt-40 text-panel">
          {getTitle(pageState)}
        </h2>
        {isRefundNews(pageState) && !next ? (
          <p className="mt-3">Nothing is due. The receipt shows the refund.</p>
        ) : (
          <ol className="mt-6 grid gap-5">
            {listSteps(pageState).map(({ title, text, isDone }, index) => (
              <li key={title} className="flex gap-4">
                {isDone ? (
                  <span aria-hidden className="tick" />
                ) : (
                  <span
                    aria-hidden
                    className="grid size-6 shrink-0 place-items-center rounded-full bg-tint text-fine font-bold text-brand-700 ring-1 ring-brand-200 ring-inset"
                  >
                    {index + 1}
                  </span>
                )}
                <div>
                  <h3 className="font-sans text-base leading-6 font-semibold tracking-normal">
                    {title}
                  </h3>
                  <p className="max-w-[34em] wrap-anywhere">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}

/** A payment that was just made on this page is newer than any refund. */
const isRefundNews = ({ localPayment, refundedCents }: PaymentPageState) =>
  refundedCents > 0 && !localPayment;

function getTitle(pageState: PaymentPageState) {
  const { lastPaid, refundedCents } = pageState;
  if (isRefundNews(pageState)) return `${formatUsd(refundedCents)} was refunded`;
  if (!lastPaid) return "Nothing to pay yet";
  return `Your ${installmentName(lastPaid)} of ${formatUsd(lastPaid.cents)} is paid`;
}

interface Step {
  title: string;
  text: string;
  isDone?: boolean;
}

function listSteps(pageState: PaymentPageState): Step[] {
  const { next, lastPaid, request } = pageState;
  const receipt: Step = {
    title: "Your receipt is in your inbox",
    text: `We sent it to ${request.client.email}.`,
    isDone: true,
  };
  return [
    ...(lastPaid && !isRefundNews(pageState) ? [receipt] : []),
    next
      ? {
          title: `Then the ${installmentName(next)} of ${formatUsd(next.cents)}`,
          text: "Due on delivery. We’ll email you first, and you won’t be charged automatically.",
        }
      : {
          title: "Nothing left to do",
          text: "Everything is paid. This page stays here for your records.",
          isDone: true,
        },
  ];
}
