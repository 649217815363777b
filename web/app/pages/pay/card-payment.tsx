import type { Billing } from "@agency/contract/api/checkout";
import type { PaymentPageResponse } from "@agency/contract/api/payment-requests";
import { formatUsd } from "@agency/contract/format/money";
import { useEffect, useRef } from "react";
import { CheckoutForm } from "#app/checkout/checkout-form.tsx";
import type { PaymentForm } from "#app/checkout/payment-form/payment-form.ts";
import type { PaymentState } from "#app/checkout/use-payment.ts";
import type { Installment } from "./payment-page-state.ts";
import { installmentName } from "./payment-request-labels.ts";
import { getPaymentError } from "./use-installment-payment.ts";

const submitLabel = { idle: "Pay", busy: "Paying…" };

interface CardPaymentProps {
  request: PaymentPageResponse;
  due: Installment;
  payment: PaymentState;
  /** True when the client has just accepted, or switched from Venmo. */
  shouldFocus: boolean;
  onDismissError: () => void;
  onPay: (form: PaymentForm, due: Installment, billing: Billing) => void;
}

export function CardPayment({
  request,
  due,
  payment,
  shouldFocus,
  onDismissError,
  onPay,
}: CardPaymentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!shouldFocus) return;
    // Scroll only if the title is out of view.
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: "nearest" });
  }, [shouldFocus]);
  const { name, email } = request.client;
  return (
    <section aria-labelledby="pay-title">
      <h2
        id="pay-title"
        ref={title}
        tabIndex={-1}
        className="scroll-mt-40 text-[clamp(1.75rem,1.4rem+1.5vw,2.5rem)] leading-tight tracking-tight"
      >
        {due.kind === "full" ? "Pay this request" : `Pay the ${installmentName(due)}`}
      </h2>
      <p className="mt-3 mb-9 max-w-[38em]">
        <strong className="font-semibold text-ink tabular-nums">{formatUsd(due.cents)}</strong>
        {due.kind !== "full" && ` of ${formatUsd(request.totalCents)}`}, by card, PayPal or Venmo.
        Card details go straight to our payment provider. We never see them.
      </p>
      <CheckoutForm
        amountCents={due.cents}
        submitLabel={submitLabel}
        defaultBilling={{ name, email }}
        isBusy={payment.status === "paying"}
        error={getPaymentError(payment, due)}
        onDismissError={onDismissError}
        onPay={(form, billing) => onPay(form, due, billing)}
      />
    </section>
  );
}
