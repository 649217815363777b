import { formatAmount } from "@agency/contract/format/money";
import { isTemplate, type Purchase } from "@agency/contract/offers/purchase";
import { NoPlanSelected } from "#app/checkout/no-plan-selected.tsx";
import { PriceCorrectedNotice } from "#app/checkout/price-corrected-notice.tsx";
import { QrCode } from "#app/checkout/qr-code.tsx";
import { SelectedPlan } from "#app/checkout/selected-plan.tsx";
import { usePurchase } from "#app/checkout/use-purchase.ts";
import { genericVenmoLink, paymentNote, venmoLink } from "#app/checkout/venmo-link.ts";
import { ogCheckout } from "#app/images.generated.ts";
import { ProductPicture } from "#app/sections/product-picture.tsx";
import { pageMeta } from "#app/seo.ts";
import { NeedsScript } from "./needs-script.tsx";
import { OrderNumberForm } from "./order-number.tsx";
import { PaymentSteps } from "./payment-steps.tsx";
import { useClaim } from "./saved-claim.ts";

export const meta = () =>
  pageMeta({
    path: "/checkoutvenmo",
    title: "Pay with Venmo",
    description: "Pay for a template or a service with Venmo: scan the code or open the app.",
    card: ogCheckout,
  });

export default function CheckoutVenmo() {
  const purchase = usePurchase();
  return (
    <section className="wrap min-h-svh pt-[clamp(2rem,1rem+4vw,5rem)] pb-section">
      <h1 className="text-h2">Pay with Venmo</h1>
      <p className="mt-3 max-w-[34em] text-small lg:mt-4 lg:text-base noscript:hidden">
        Open the app on this device, or scan the code with another one. There are no processing
        fees, and no account with us.
      </p>
      <SelectedPlan of={purchase} none={<NoPlanSelected />}>
        {(chosen) => <Payment purchase={chosen} />}
      </SelectedPlan>
    </section>
  );
}

/**
 * Without a purchase: the built page, as plan and amount are in the URL, which only a script can read on a static page.
 * It is the same tree, so that what was typed into it stays.
 */
function Payment({ purchase }: { purchase?: Purchase }) {
  const claimed = useClaim(purchase);
  const note = purchase ? paymentNote(purchase.plan, claimed.claim?.order?.number) : "…";
  const link = purchase ? venmoLink(purchase, note) : genericVenmoLink;
  const known = !purchase || purchase.item !== undefined;
  return (
    <>
      {!purchase && <noscript>{import.meta.env.SSR && <NeedsScript />}</noscript>}
      <Bought purchase={purchase} />
      <PaymentSteps
        code={purchase ? <Code purchase={purchase} link={link} /> : <CodeRoom />}
        caption={
          known
            ? "Scan it with a phone: amount and note are filled in."
            : "Scan it with a phone, then enter the amount and the note."
        }
        link={link}
        note={note}
        purchase={purchase}
      >
        {known && (
          <OrderNumberForm download={!purchase?.item || isTemplate(purchase.item)} {...claimed} />
        )}
      </PaymentSteps>
    </>
  );
}

function Code({ purchase: { item, plan }, link }: { purchase: Purchase; link: string }) {
  return item ? (
    <QrCode text={link} label={`Venmo QR code for ${plan}`} />
  ) : (
    <QrCode text={genericVenmoLink} label="Venmo QR code" />
  );
}

const CodeRoom = () => <div className="aspect-square bg-mist" />;

function Bought({ purchase }: { purchase?: Purchase }) {
  return (
    <div className="mt-7 grid gap-5 noscript:hidden">
      <div className="flex items-center gap-5">
        <ProductPicture
          plan={purchase?.plan}
          sizes="(width < 40rem) 6rem, 10rem"
          className="w-24 shrink-0 rounded-control sm:w-40 sm:rounded-card"
        />
        {/* Room for the longest plan, and words of their own: nothing moves when the plan is read. */}
        <p
          key={purchase?.plan}
          className="grid min-h-[3lh] min-w-0 content-center font-display text-h3 font-semibold text-ink"
        >
          <span className="wrap-anywhere">
            You're purchasing {purchase?.plan ?? "…"} for{" "}
            <strong className="font-semibold tabular-nums">
              ${purchase ? formatAmount(purchase.amountCents) : "…"}
            </strong>
          </span>
        </p>
      </div>
      {purchase?.corrected && (
        <div className="max-w-[34rem]">
          <PriceCorrectedNotice purchase={purchase} />
        </div>
      )}
    </div>
  );
}
