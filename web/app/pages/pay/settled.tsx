import { formatUsd } from "@agency/contract/money";
import type { PayAnswer } from "@agency/contract/requests";
import { CircleCheck as CircleCheckIcon } from "lucide";
import { useEffect, useRef, useState } from "react";
import { forgetBilling } from "#app/checkout/use-kept-billing.ts";
import { Alert } from "#app/ui/alert.tsx";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { PaidHere } from "./paid-here.ts";
import { currentOf, type Instalment, nameOf, refundedOf } from "./request-facts.ts";

interface SettledProps {
  request: PayAnswer;
  paid?: PaidHere;
}

/** Nothing is due: thanks, where the receipt is, and what comes next. */
export function Settled({ request, paid }: SettledProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const [read, setRead] = useState(false);
  const transaction = paid?.transactionId;
  // The form is gone, and with it the place the client was looking at.
  useEffect(() => {
    if (!transaction) return;
    title.current?.focus();
    forgetBilling();
  }, [transaction]);
  const last = request.instalments.findLast(({ state }) => state === "paid");
  const refunded = refundedOf(request);
  return (
    <div className="grid gap-6">
      {transaction && !read && (
        <Alert
          tone="good"
          text={`Payment successful! Transaction ID: ${transaction}`}
          onDismiss={() => setRead(true)}
        />
      )}
      <section aria-labelledby="settled-title" className="on-dark rounded-price bg-ink p-7 sm:p-10">
        <Icon icon={CircleCheckIcon} className="mb-5 size-9 text-brand-300" />
        <h2 id="settled-title" ref={title} tabIndex={-1} className="scroll-mt-40 text-h3">
          {titleOf(last, refunded)}
        </h2>
        <p className="mt-3 max-w-[34.6em]">
          {last && !refunded && `The receipt goes to ${request.client.email}. `}
          {whatFollows(request)}
        </p>
        {last?.orderPath && (
          <ButtonAnchor href={last.orderPath} variant="quiet" className="mt-7">
            See the receipt
          </ButtonAnchor>
        )}
      </section>
    </div>
  );
}

function titleOf(last: Instalment | undefined, refunded: number) {
  if (refunded) return `${formatUsd(refunded)} was refunded`;
  return last ? `We have your ${nameOf(last)} of ${formatUsd(last.cents)}` : "Nothing to pay yet";
}

function whatFollows(request: PayAnswer) {
  const next = currentOf(request);
  if (!next && refundedOf(request)) return "Nothing is due.";
  if (!next) return "That was the last one: everything is paid.";
  return `The ${nameOf(next)} of ${formatUsd(next.cents)} follows on delivery: we write to you then, and nothing is charged by itself.`;
}
