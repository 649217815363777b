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
  const [transactionId, setTransactionId] = useState<string>();
  if (purchase === "none") return <NothingChosen />;
  const known = purchase === "unknown" ? undefined : purchase;
  return (
    <div className="wrap pt-[clamp(3rem,2rem+4vw,5.5rem)] pb-section">
      <h1 className="text-h2">Secure Checkout</h1>
      <div className="mt-10 grid items-start gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <OrderSummary purchase={known} paid={transactionId !== undefined} />
        {transactionId === undefined ? (
          <CheckoutForm purchase={known} onPaid={setTransactionId} />
        ) : (
          <Paid transactionId={transactionId} purchase={known} />
        )}
      </div>
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
