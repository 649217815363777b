import type { Purchase } from "@agency/contract/purchase";
import { useEffect, useRef } from "react";
import { ogCheckout } from "#app/images.generated.ts";
import { NothingChosen } from "#app/sections/nothing-chosen.tsx";
import { usePurchase } from "#app/sections/use-purchase.ts";
import { pageMeta } from "#app/seo.ts";
import { CheckoutForm } from "./checkout-form.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { Paid } from "./paid.tsx";
import { forgetBilling } from "./use-kept-billing.ts";
import { usePayment } from "./use-payment.ts";

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
      {purchase === "none" ? (
        <>
          <Lead />
          <NothingChosen />
        </>
      ) : (
        <Order purchase={purchase === "unknown" ? undefined : purchase} />
      )}
    </div>
  );
}

function Order({ purchase }: { purchase?: Purchase }) {
  const { payment, pay, dismiss, buyAgain } = usePayment(purchase);
  useEffect(() => {
    if (payment.status === "paid") forgetBilling();
  }, [payment.status]);
  const open = payment.status === "idle" || payment.status === "paying";
  return (
    <>
      {open && <Lead />}
      <div className="mt-10 grid items-start gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <OrderSummary purchase={purchase} paid={payment.status === "paid"} />
        {payment.status === "paid" && <Paid {...payment} purchase={purchase} onAgain={buyAgain} />}
        {payment.status === "waiting" && <Waiting orderPath={payment.orderPath} />}
        {open && (
          <CheckoutForm
            purchase={purchase}
            busy={payment.status === "paying"}
            problem={payment.status === "idle" ? payment.problem : undefined}
            onDismiss={dismiss}
            onPay={pay}
          />
        )}
      </div>
    </>
  );
}

function Lead() {
  return (
    <p className="mt-5 max-w-[34em] text-lead">
      Pay by card, PayPal or Venmo. Card details go straight to our payment provider: we never see
      or store them.
    </p>
  );
}

/** Neither paid nor failed: the buyer must not pay again, and need not stay. */
function Waiting({ orderPath }: { orderPath?: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  // The long form above the button is gone, and with it the place the buyer was looking at.
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby="waiting-title" className="lg:order-first">
      <h2 id="waiting-title" ref={title} tabIndex={-1} className="scroll-mt-12 text-h3">
        Your payment is being processed
      </h2>
      <p role="status" className="mt-3 max-w-[34.6em]">
        Our payment provider has not answered yet. Please do not pay again: this page shows the
        outcome as soon as we know it, in a few minutes at most, and a receipt follows by email.
      </p>
      {orderPath && (
        <p className="mt-5 max-w-[34.6em]">
          You need not wait here.{" "}
          <a href={orderPath} className="link">
            Your order page
          </a>{" "}
          shows it too.
        </p>
      )}
    </section>
  );
}
