import type { Billing } from "@agency/contract/checkout";
import { formatAmount } from "@agency/contract/money";
import type { Purchase } from "@agency/contract/purchase";
import { LockIcon } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { checkOut } from "#app/api-client/checkout.ts";
import { Alert, type AlertMessage } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { BillingFields } from "./billing-fields.tsx";
import type { PaymentForm } from "./payment-form/payment-form.ts";
import { usePaymentForm } from "./payment-form/use-payment-form.ts";
import { PaymentFormArea } from "./payment-form-area.tsx";
import { useClientToken } from "./use-client-token.ts";
import { useKeptBilling } from "./use-kept-billing.ts";

interface CheckoutFormProps {
  purchase?: Purchase;
  onPaid: (transactionId: string) => void;
}

export function CheckoutForm({ purchase, onPaid }: CheckoutFormProps) {
  const token = useClientToken(purchase !== undefined);
  const payment = usePaymentForm(token.value);
  const kept = useKeptBilling();
  const [paying, setPaying] = useState(false);
  const [problem, setProblem] = useState<AlertMessage>();

  const placeOrder = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!payment.form || !purchase || paying) return;
    const billing = Object.fromEntries(new FormData(event.currentTarget)) as Billing;
    setPaying(true);
    setProblem(undefined);
    setProblem(
      await pay(payment.form, purchase, billing, (transactionId) => {
        kept.forget();
        onPaid(transactionId);
      }),
    );
    setPaying(false);
  };

  return (
    <form
      ref={kept.form}
      onInput={kept.keep}
      onSubmit={placeOrder}
      className="grid gap-12 lg:order-first"
    >
      <BillingFields />
      <PaymentFormArea
        token={token.status}
        form={payment.status}
        container={payment.containerRef}
        purchase={purchase}
      />
      <div className="grid gap-4">
        {problem && <Alert {...problem} onDismiss={() => setProblem(undefined)} />}
        <Button type="submit" disabled={payment.status !== "ready" || paying || !purchase}>
          <Icon of={LockIcon} className="size-4.5" />
          {paying ? "Placing order…" : "Place Order"}
        </Button>
      </div>
    </form>
  );
}

/** Resolves to what went wrong, if anything did. */
async function pay(
  form: PaymentForm,
  purchase: Purchase,
  billing: Billing,
  onPaid: (transactionId: string) => void,
): Promise<AlertMessage | undefined> {
  let asked = false;
  try {
    const { nonce } = await form.requestPaymentMethod();
    asked = true;
    const amount = formatAmount(purchase.amountCents);
    const answer = await checkOut({ paymentMethodNonce: nonce, amount, billing });
    if (answer.success && answer.id) return void onPaid(answer.id);
    form.clear();
    return { tone: "bad", text: `Payment failed: ${answer.error}` };
  } catch {
    return {
      tone: "bad",
      text: "Error processing payment.",
      advice: asked
        ? "We did not get an answer. Check your email for a receipt before you try again, or write to us."
        : "Nothing was charged. Choose a way to pay above and check its details.",
    };
  }
}
