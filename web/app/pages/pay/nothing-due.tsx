import type { PaymentPageResponse } from "@agency/contract/api/payment-requests";
import { formatUsd } from "@agency/contract/format/money";
import { useEffect, useRef, useState } from "react";
import { clearSavedBilling } from "#app/checkout/use-saved-billing.ts";
import { Alert } from "#app/ui/alert.tsx";
import type { LocalPayment } from "./local-payment.ts";
import {
  currentInstallment,
  installmentName,
  lastPaidOf,
  refundedOf,
} from "./payment-request-labels.ts";

interface SettledProps {
  request: PaymentPageResponse;
  paid?: LocalPayment;
}

/** Nothing is due: thanks, where the receipt is, and what comes next. */
export function NothingDue({ request, paid }: SettledProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const [read, setRead] = useState(false);
  const transaction = paid?.transactionId;
  // The form is gone, and with it the place the client was looking at.
  useEffect(() => {
    if (!transaction) return;
    title.current?.focus();
    clearSavedBilling();
  }, [transaction]);
  return (
    <div className="grid gap-6">
      {transaction && !read && (
        <Alert
          tone="good"
          text={`Payment successful! Transaction ID: ${transaction}`}
          onDismiss={() => setRead(true)}
        />
      )}
      <section aria-labelledby="settled-title">
        <h2
          id="settled-title"
          ref={title}
          tabIndex={-1}
          className="scroll-mt-40 text-[clamp(1.625rem,1.4rem+1vw,2.125rem)] leading-tight tracking-tight"
        >
          {settledTitle(request)}
        </h2>
        {refundedOf(request) > 0 && !currentInstallment(request) ? (
          <p className="mt-3">Nothing is due. The receipt shows the refund.</p>
        ) : (
          <ol className="mt-6 grid gap-5">
            {stepsAfter(request).map(({ head, text, done }, place) => (
              <li key={head} className="flex gap-4">
                {done ? (
                  <span aria-hidden className="tick" />
                ) : (
                  <span
                    aria-hidden
                    className="grid size-6 shrink-0 place-items-center rounded-full bg-tint text-fine font-bold text-brand-700 ring-1 ring-brand-200 ring-inset"
                  >
                    {place + 1}
                  </span>
                )}
                <div>
                  <h3 className="font-sans text-base leading-6 font-semibold tracking-normal">
                    {head}
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

function settledTitle(request: PaymentPageResponse) {
  const refunded = refundedOf(request);
  if (refunded) return `${formatUsd(refunded)} was refunded`;
  const last = lastPaidOf(request);
  if (!last) return "Nothing to pay yet";
  return `Your ${installmentName(last)} of ${formatUsd(last.cents)} is paid`;
}

interface Step {
  head: string;
  text: string;
  done?: boolean;
}

/** What is done, and what follows. */
function stepsAfter(request: PaymentPageResponse): Step[] {
  const next = currentInstallment(request);
  const isRefunded = refundedOf(request) > 0;
  const receipt: Step = {
    head: "Your receipt is in your inbox",
    text: `We sent it to ${request.client.email}.`,
    done: true,
  };
  return [
    ...(lastPaidOf(request) && !isRefunded ? [receipt] : []),
    next
      ? {
          head: `Then the ${installmentName(next)} of ${formatUsd(next.cents)}`,
          text: "Due on delivery. We’ll email you first, and you won’t be charged automatically.",
        }
      : {
          head: "Nothing left to do",
          text: "Everything is paid. This page stays here for your records.",
          done: true,
        },
  ];
}
