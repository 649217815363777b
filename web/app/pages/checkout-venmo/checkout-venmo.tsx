import { formatAmount } from "@agency/contract/format/money";
import { isTemplate, type Purchase } from "@agency/contract/offers/purchase";
import { NoPlanSelected } from "#app/checkout/no-plan-selected.tsx";
import { PriceCorrectedNotice } from "#app/checkout/price-corrected-notice.tsx";
import { QrCode } from "#app/checkout/qr-code.tsx";
import { RequireSelectedPlan } from "#app/checkout/require-selected-plan.tsx";
import { usePurchaseFromUrl } from "#app/checkout/use-purchase-from-url.ts";
import { buildVenmoLink, formatPaymentNote, genericVenmoLink } from "#app/checkout/venmo-link.ts";
import { ogCheckout } from "#app/images.generated.ts";
import { ProductPicture } from "#app/sections/product-picture.tsx";
import { pageMeta } from "#app/seo.ts";
import { OrderNumberForm } from "./order-number.tsx";
import { PaymentSteps } from "./payment-steps.tsx";
import { useClaim } from "./saved-claim.ts";
import { VenmoWithoutJavaScript } from "./venmo-without-javascript.tsx";

export const meta = () =>
  pageMeta({
    path: "/checkoutvenmo",
    title: "Pay with Venmo",
    description: "Pay for a template or a service with Venmo: scan the code or open the app.",
    card: ogCheckout,
  });

export default function CheckoutVenmo() {
  const purchase = usePurchaseFromUrl();
  return (
    <section className="wrap min-h-svh pt-[clamp(2rem,1rem+4vw,5rem)] pb-section">
      <h1 className="text-h2">Pay with Venmo</h1>
      <p className="mt-3 max-w-[34em] text-small lg:mt-4 lg:text-base noscript:hidden">
        Open the app on this device, or scan the code with another one. There are no processing
        fees, and no account with us.
      </p>
      <RequireSelectedPlan purchase={purchase} fallback={<NoPlanSelected />}>
        {(selected) => <Payment purchase={selected} />}
      </RequireSelectedPlan>
    </section>
  );
}

/** `purchase` is undefined in the prerendered page. Hydration keeps the same tree, so that typed text is not lost. */
function Payment({ purchase }: { purchase?: Purchase }) {
  const claimState = useClaim(purchase);
  const orderNumber = claimState.claim?.order?.number;
  const note = purchase ? formatPaymentNote(purchase.plan, orderNumber) : "…";
  const link = purchase ? buildVenmoLink(purchase, note) : genericVenmoLink;
  const isInCatalog = !purchase || purchase.item !== undefined;
  return (
    <>
      {!purchase && <noscript>{import.meta.env.SSR && <VenmoWithoutJavaScript />}</noscript>}
      <PurchasedItem purchase={purchase} />
      <PaymentSteps
        code={purchase ? <Code purchase={purchase} link={link} /> : <CodePlaceholder />}
        caption={
          isInCatalog
            ? "Scan it with a phone: amount and note are filled in."
            : "Scan it with a phone, then enter the amount and the note."
        }
        link={link}
        note={note}
        purchase={purchase}
      >
        {isInCatalog && (
          <OrderNumberForm
            hasDownload={!purchase?.item || isTemplate(purchase.item)}
            {...claimState}
          />
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

const CodePlaceholder = () => <div className="aspect-square bg-mist" />;

function PurchasedItem({ purchase }: { purchase?: Purchase }) {
  return (
    <div className="mt-7 grid gap-5 noscript:hidden">
      <div className="flex items-center gap-5">
        <ProductPicture
          plan={purchase?.plan}
          sizes="(width < 40rem) 6rem, 10rem"
          className="w-24 shrink-0 rounded-control sm:w-40 sm:rounded-card"
        />
        {/* Space for the longest plan, and a new element per plan, so that reading the URL causes no layout shift. */}
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
      {purchase?.amountCorrected && (
        <div className="max-w-[34rem]">
          <PriceCorrectedNotice purchase={purchase} />
        </div>
      )}
    </div>
  );
}
