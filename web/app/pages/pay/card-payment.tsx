import type { Billing } from "@agency/contract/api/checkout";
import type { PaymentPageResponse } from "@agency/contract/api/payment-requests";
import { formatUsd } from "@agency/contract/format/money";
import { useEffect, useRef } from "react";
import { CheckoutForm } from "#app/checkout/checkout-form.tsx";
import type { PaymentForm } from "#app/checkout/payment-form/payment-form.ts";
import { type Instalment, installmentName } from "./payment-request-labels.ts";
import { getPaymentError, type Payment } from "./use-installment-payment.ts";

const action = { idle: "Pay", busy: "Paying…" };

interface PayNowProps {
  request: PaymentPageResponse;
  due: Instalment;
  payment: Payment;
  /** Accepted a moment ago: reading goes on from here. */
  focused: boolean;
  onDismiss: () => void;
  onPay: (form: PaymentForm, due: Instalment, billing: Billing) => void;
}

/** The form of the checkout, for what is due. */
export function CardPayment({ request, due, payment, focused, onDismiss, onPay }: PayNowProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!focused) return;
    // It has come up where the client is looking: only what is out of sight is scrolled to.
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: "nearest" });
  }, [focused]);
  const { name, email } = request.client;
  return (
    <section aria-labelledby="pay-title">
      <h2
        id="pay-title"
        ref={title}
        tabIndex={-1}
        className="scroll-mt-40 text-[clamp(1.75rem,1.4rem+1.5vw,2.5rem)] leading-tight tracking-tight"
      >
        {due.kind === "whole" ? "Pay this request" : `Pay the ${installmentName(due)}`}
      </h2>
      <p className="mt-3 mb-9 max-w-[38em]">
        <strong className="font-semibold text-ink tabular-nums">{formatUsd(due.cents)}</strong>
        {due.kind !== "whole" && ` of ${formatUsd(request.totalCents)}`}, by card, PayPal or Venmo.
        Card details go straight to our payment provider. We never see them.
      </p>
      <CheckoutForm
        amountCents={due.cents}
        action={action}
        known={{ name, email }}
        busy={payment.status === "paying"}
        problem={getPaymentError(payment, due)}
        onDismiss={onDismiss}
        onPay={(form, billing) => onPay(form, due, billing)}
      />
    </section>
  );
}
