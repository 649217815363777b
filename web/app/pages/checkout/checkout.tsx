import type { Purchase } from "@agency/contract/purchase";
import { useState } from "react";
import { ogCheckout } from "#app/images.generated.ts";
import { NothingChosen } from "#app/sections/nothing-chosen.tsx";
import { usePurchase } from "#app/sections/use-purchase.ts";
import { pageMeta } from "#app/seo.ts";
import { Alert } from "#app/ui/alert.tsx";
import { CheckoutForm } from "./checkout-form.tsx";
import { OrderSummary } from "./order-summary.tsx";

export const meta = () =>
  pageMeta({
    path: "/checkout",
    title: "Secure Checkout",
    description: "Pay for a template or a service by card, PayPal or Venmo.",
    card: ogCheckout,
  });

export default function Checkout() {
  const purchase = usePurchase();
  return (
    <div className="wrap min-h-svh pt-[clamp(3rem,2rem+4vw,5.5rem)] pb-section">
      <h1 className="text-h2">Secure Checkout</h1>
      <p className="mt-5 max-w-[34em] text-lead">
        Pay by card, PayPal or Venmo. Card details go straight to our payment provider: we never see
        or store them.
      </p>
      {purchase === "none" ? (
        <NothingChosen />
      ) : (
        <Order purchase={purchase === "unknown" ? undefined : purchase} />
      )}
    </div>
  );
}

function Order({ purchase }: { purchase?: Purchase }) {
  const [transactionId, setTransactionId] = useState<string>();
  return (
    <div className="mt-10 grid items-start gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
      <OrderSummary purchase={purchase} paid={transactionId !== undefined} />
      {transactionId === undefined ? (
        <CheckoutForm purchase={purchase} onPaid={setTransactionId} />
      ) : (
        <Paid transactionId={transactionId} purchase={purchase} />
      )}
    </div>
  );
}

function Paid({ transactionId, purchase }: { transactionId: string; purchase?: Purchase }) {
  const [read, setRead] = useState(false);
  return (
    <section aria-labelledby="paid-title" className="grid gap-6 lg:order-first">
      {!read && (
        <Alert
          tone="good"
          text={`Payment successful! Transaction ID: ${transactionId}`}
          onDismiss={() => setRead(true)}
        />
      )}
      <div>
        <h2 id="paid-title" className="text-h3">
          Thank you
        </h2>
        <p className="mt-3 max-w-[34.6em]">
          We have your payment{purchase && ` for ${purchase.plan}`}. An email confirming project
          approval follows. Keep the transaction ID {transactionId} in case you write to us.
        </p>
      </div>
    </section>
  );
}
