import type { Billing } from "@agency/contract/api/checkout";
import { formatUsd } from "@agency/contract/format/money";
import { Lock as LockIcon } from "lucide";
import { type ReactNode, type SubmitEvent, type SyntheticEvent, useState } from "react";
import { Alert, type AlertMessage } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { BillingFields } from "./billing-fields.tsx";
import type { PaymentForm } from "./payment-form/payment-form.ts";
import { usePaymentForm } from "./payment-form/use-payment-form.ts";
import { PaymentFormArea } from "./payment-form-area.tsx";
import { useClientToken } from "./use-client-token.ts";
import { useSavedBilling } from "./use-saved-billing.ts";

interface CheckoutFormProps {
  /** Absent until it is known what is bought. */
  amountCents?: number;
  /** What the button says, and while it is at work. */
  action: { idle: string; busy: string };
  known?: Partial<Billing>;
  /** Another page or place to pay at, for when this form cannot be loaded: "pay with Venmo". */
  otherWay?: ReactNode;
  className?: string;
  busy: boolean;
  problem?: AlertMessage;
  /** Takes the button's place until it is answered. */
  question?: ReactNode;
  onDismiss: () => void;
  onPay: (form: PaymentForm, billing: Billing) => void;
}

export function CheckoutForm({
  amountCents,
  action,
  known,
  otherWay,
  className = "",
  busy,
  problem,
  question,
  onDismiss,
  onPay,
}: CheckoutFormProps) {
  const token = useClientToken(amountCents !== undefined);
  const payment = usePaymentForm(token.value);
  const kept = useSavedBilling();

  const [wrongFields, setWrongFields] = useState(0);
  const countWrong = ({ currentTarget: form }: SyntheticEvent<HTMLFormElement>) =>
    setWrongFields(form.querySelectorAll("input:invalid").length);

  const placeOrder = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!payment.form || !amountCents || busy || question) return;
    const billing = Object.fromEntries(new FormData(event.currentTarget)) as Billing;
    onPay(payment.form, billing);
  };

  return (
    <form
      ref={kept.form}
      onInput={(event) => {
        kept.keep();
        if (wrongFields) countWrong(event);
      }}
      onInvalidCapture={countWrong}
      onSubmit={placeOrder}
      className={`grid gap-12 ${className}`}
    >
      <BillingFields known={known} />
      <PaymentFormArea
        token={token.status}
        form={payment.status}
        container={payment.containerRef}
        otherWay={otherWay}
        test={token.value?.test}
        busy={busy}
        asked={Boolean(question)}
      />
      {question || (
        <div className="grid gap-4">
          {problem && <Alert {...problem} onDismiss={onDismiss} />}
          <Button
            type="submit"
            disabled={payment.status !== "ready" || busy || !amountCents}
            className="relative"
          >
            <Icon icon={LockIcon} className="size-4.5" />
            {busy ? action.busy : action.idle}
            {amountCents && !busy && (
              <span className="absolute right-5 tabular-nums">{formatUsd(amountCents)}</span>
            )}
          </Button>
          <p role="status" className="text-center text-small text-bad empty:hidden">
            {wrongFields > 0 && summarizeErrors(wrongFields)}
          </p>
        </div>
      )}
    </form>
  );
}

/** The button may be a screen below the fields that hold it back. */
function summarizeErrors(fields: number) {
  return fields === 1
    ? "One field above needs an answer."
    : `${fields} fields above need an answer.`;
}
