import type { Billing } from "@agency/contract/api/checkout";
import { formatUsd } from "@agency/contract/format/money";
import { Lock as LockIcon } from "lucide";
import { type ReactNode, type SubmitEvent, type SyntheticEvent, useRef, useState } from "react";
import { Alert, type AlertMessage } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { BillingFields } from "./billing-fields.tsx";
import type { PaymentForm } from "./payment-form/payment-form.ts";
import { usePaymentForm } from "./payment-form/use-payment-form.ts";
import { PaymentFormArea } from "./payment-form-area.tsx";
import { useClientToken } from "./use-client-token.ts";
import { useSavedBilling } from "./use-saved-billing.ts";
import { useVisibleOrFocused } from "./use-visible-or-focused.ts";

interface CheckoutFormProps {
  /** Undefined until the page has read the purchase from its URL. */
  amountCents?: number;
  submitLabel: { idle: string; busy: string };
  defaultBilling?: Partial<Billing>;
  /** Completes "Reload the page, or …" when the payment form fails to load. */
  fallbackLink?: ReactNode;
  className?: string;
  isBusy: boolean;
  error?: AlertMessage;
  /** Replaces the submit button until the buyer has confirmed or canceled. Disables the form, because confirming sends the data that was already submitted. */
  confirmPrompt?: ReactNode;
  onDismissError: () => void;
  onPay: (form: PaymentForm, billing: Billing) => void;
}

export function CheckoutForm({
  amountCents,
  submitLabel,
  defaultBilling,
  fallbackLink,
  className = "",
  isBusy,
  error,
  confirmPrompt,
  onDismissError,
  onPay,
}: CheckoutFormProps) {
  const paymentFormRef = useRef<HTMLDivElement>(null);
  const isNeeded = useVisibleOrFocused(paymentFormRef);
  const token = useClientToken(isNeeded && amountCents !== undefined);
  const paymentForm = usePaymentForm(paymentFormRef, token.value);
  const savedBilling = useSavedBilling();

  const [invalidCount, setInvalidCount] = useState(0);
  const countInvalidFields = ({ currentTarget: form }: SyntheticEvent<HTMLFormElement>) =>
    setInvalidCount(form.querySelectorAll("input:invalid").length);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!paymentForm.form || !amountCents || isBusy || confirmPrompt) return;
    const billing = Object.fromEntries(new FormData(event.currentTarget)) as Billing;
    onPay(paymentForm.form, billing);
  };

  return (
    <form
      ref={savedBilling.formRef}
      onInput={(event) => {
        savedBilling.save();
        if (invalidCount) countInvalidFields(event);
      }}
      onInvalidCapture={countInvalidFields}
      onSubmit={handleSubmit}
      className={`grid gap-12 ${className}`}
    >
      <BillingFields defaultValues={defaultBilling} isDisabled={Boolean(confirmPrompt)} />
      <PaymentFormArea
        tokenStatus={token.status}
        formStatus={paymentForm.status}
        containerRef={paymentFormRef}
        fallbackLink={fallbackLink}
        isTestMode={token.value?.isTestMode}
        isBusy={isBusy}
        isDisabled={Boolean(confirmPrompt)}
      />
      {confirmPrompt || (
        <div className="grid gap-4">
          {error && <Alert {...error} onDismiss={onDismissError} />}
          <Button
            type="submit"
            disabled={paymentForm.status !== "ready" || !amountCents}
            isBusy={isBusy}
            className="relative"
          >
            <Icon icon={LockIcon} className="size-4.5" />
            {isBusy ? submitLabel.busy : submitLabel.idle}
            {amountCents && !isBusy && (
              <span className="absolute right-5 tabular-nums">{formatUsd(amountCents)}</span>
            )}
          </Button>
          <p role="status" className="text-center text-small text-bad empty:hidden">
            {invalidCount > 0 && summarizeErrors(invalidCount)}
          </p>
        </div>
      )}
    </form>
  );
}

/** Shown below the button, because the invalid fields can be a screen above it. */
function summarizeErrors(invalidCount: number) {
  return invalidCount === 1
    ? "One field above needs your attention."
    : `${invalidCount} fields above need your attention.`;
}
