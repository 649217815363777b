import { agency } from "@agency/contract/agency";
import { checkoutUrl, type Purchase } from "@agency/contract/offers/purchase";
import { useEffect, useRef } from "react";
import { CheckoutForm } from "#app/checkout/checkout-form.tsx";
import { NoPlanSelected } from "#app/checkout/no-plan-selected.tsx";
import { PaymentProcessing } from "#app/checkout/payment-processing.tsx";
import { RequireSelectedPlan } from "#app/checkout/require-selected-plan.tsx";
import { useFullPageNavigation } from "#app/checkout/use-full-page-navigation.ts";
import { usePurchaseFromUrl } from "#app/checkout/use-purchase-from-url.ts";
import { clearSavedBilling } from "#app/checkout/use-saved-billing.ts";
import { ogCheckout } from "#app/images.generated.ts";
import { pageMeta } from "#app/seo.ts";
import { DuplicatePurchase } from "./duplicate-purchase.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { PaymentSuccess } from "./payment-success.tsx";
import { UnavailablePlan } from "./unavailable-plan.tsx";
import { usePurchasePayment } from "./use-purchase-payment.ts";

export const meta = () =>
  pageMeta({
    path: "/checkout",
    title: "Secure Checkout",
    description: "Pay for a template or a service by card, PayPal or Venmo.",
    card: ogCheckout,
  });

export default function Checkout() {
  const purchase = usePurchaseFromUrl();
  useFullPageNavigation();
  return (
    <div className="wrap min-h-svh pt-[clamp(2rem,1rem+4vw,5rem)] pb-section">
      <RequireSelectedPlan
        purchase={purchase}
        fallback={
          <>
            <Title />
            <NoPlanSelected />
          </>
        }
      >
        {(selected) =>
          selected && !selected.item ? (
            <>
              <Title />
              <UnavailablePlan purchase={selected} />
            </>
          ) : (
            <Order purchase={selected} />
          )
        }
      </RequireSelectedPlan>
    </div>
  );
}

const submitLabel = { idle: "Place Order", busy: "Placing order…" };

function Order({ purchase }: { purchase?: Purchase }) {
  const { payment, pay, resetPayment, startAnotherPurchase } = usePurchasePayment(purchase);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (payment.status === "paid") clearSavedBilling();
  }, [payment.status]);
  // For messages that had the focus and are replaced by the form.
  const focusTitle = () => requestAnimationFrame(() => title.current?.focus());
  if (payment.status === "paid") {
    const buyAgain = () => {
      startAnotherPurchase();
      focusTitle();
    };
    return <PaymentSuccess {...payment} purchase={purchase} onBuyAgain={buyAgain} />;
  }
  return (
    <>
      <Title ref={title} />
      {payment.status !== "processing" && (
        <p className="mt-3 max-w-[40em] text-small text-balance lg:mt-4 lg:text-base noscript:hidden">
          Pay by card, PayPal or Venmo. Card details go straight to our payment provider, never to
          us.
        </p>
      )}
      {!purchase && <NeedsJavaScript />}
      <div className="mt-7 grid items-start gap-x-16 gap-y-9 lg:mt-10 lg:grid-cols-[7fr_5fr] noscript:hidden">
        <OrderSummary purchase={purchase} />
        {payment.status === "processing" ? (
          <PaymentProcessing orderPath={payment.orderPath} />
        ) : (
          <CheckoutForm
            amountCents={purchase?.amountCents}
            submitLabel={submitLabel}
            fallbackLink={
              purchase && (
                <a href={checkoutUrl("/checkoutvenmo", purchase)} className="link">
                  pay with Venmo
                </a>
              )
            }
            className="lg:order-first"
            isBusy={payment.status === "paying"}
            error={payment.status === "idle" ? payment.error : undefined}
            confirmPrompt={
              payment.status === "duplicate" && (
                <DuplicatePurchase
                  email={payment.email}
                  orderPath={payment.orderPath}
                  onBuyAgain={payment.confirmDuplicate}
                  onCancel={() => {
                    resetPayment();
                    focusTitle();
                  }}
                />
              )
            }
            onDismissError={resetPayment}
            onPay={(form, billing) => purchase && pay(form, purchase, billing)}
          />
        )}
      </div>
    </>
  );
}

function NeedsJavaScript() {
  return (
    <noscript>
      <p className="mt-5 max-w-[34em] text-lead">
        Card and wallet payments need JavaScript. Without it, you can{" "}
        <a href="/checkoutvenmo" className="link">
          send a Venmo payment manually
        </a>
        , or{" "}
        <a href={`mailto:${agency.email}`} className="link">
          email us
        </a>{" "}
        for an invoice.
      </p>
    </noscript>
  );
}

function Title({ ref }: { ref?: React.Ref<HTMLHeadingElement> }) {
  return (
    <h1 ref={ref} tabIndex={-1} className="scroll-mt-40 text-h2">
      Secure Checkout
    </h1>
  );
}
