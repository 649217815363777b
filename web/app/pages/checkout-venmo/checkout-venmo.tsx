import { formatAmount } from "@agency/contract/money";
import { checkoutUrl, isTemplate, type Purchase } from "@agency/contract/purchase";
import { Link } from "react-router";
import { templateRefundPolicy } from "#app/content/policies.ts";
import { ogCheckout } from "#app/images.generated.ts";
import { CopyLine } from "#app/sections/copy-line.tsx";
import { NothingChosen } from "#app/sections/nothing-chosen.tsx";
import { PriceNote } from "#app/sections/price-note.tsx";
import { usePurchase } from "#app/sections/use-purchase.ts";
import { pageMeta } from "#app/seo.ts";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { useClaim } from "./kept-claim.ts";
import { OrderNumber } from "./order-number.tsx";
import { QrCode } from "./qr-code.tsx";
import { genericVenmoLink, paymentNote, venmoLink } from "./venmo-link.ts";

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
    <section className="wrap min-h-svh pt-[clamp(3rem,2rem+4vw,5.5rem)] pb-section">
      <h1 className="text-h2">Pay with Venmo</h1>
      <p className="mt-5 max-w-[34em] text-lead">
        Scan the code or open the app on this device. There are no processing fees, and no account
        with us.
      </p>
      {purchase === "none" && <NothingChosen />}
      {purchase === "unknown" && <NeedsScript />}
      {typeof purchase === "object" && (
        <Payment key={checkoutUrl("/checkoutvenmo", purchase)} purchase={purchase} />
      )}
    </section>
  );
}

function Payment({ purchase }: { purchase: Purchase }) {
  const claimed = useClaim(purchase);
  const note = paymentNote(purchase.plan, claimed.claim?.order?.number);
  const link = venmoLink(purchase, note);
  return (
    <>
      <p className="mt-8 font-display text-h3 font-semibold text-ink">
        You're purchasing {purchase.plan} for{" "}
        <strong className="font-semibold text-ink tabular-nums">
          ${formatAmount(purchase.amountCents)}
        </strong>
      </p>
      <div className="mt-4 max-w-[34rem] empty:hidden">
        <PriceNote purchase={purchase} />
      </div>
      <div className="mt-12 grid items-start gap-x-16 gap-y-12 md:grid-cols-[5fr_7fr] lg:grid-cols-[minmax(0,26rem)_minmax(0,40rem)]">
        <figure className="rounded-price bg-white p-6 shadow-2 max-md:order-last">
          <QrCode
            text={purchase.item ? link : genericVenmoLink}
            label={`Venmo QR code${purchase.item ? ` for ${purchase.plan}` : ""}`}
          />
          <figcaption className="mt-4 text-center text-small">
            {purchase.item
              ? "Scan it with your phone's camera: amount and note are filled in."
              : "Scan it with your phone's camera, then enter the amount and the note."}
          </figcaption>
        </figure>
        <div className="grid gap-9">
          <ol className="grid gap-9">
            <Step number={1} title="Pay in the app">
              <p className="mb-4">On this device? Open Venmo with everything filled in.</p>
              <ButtonAnchor href={link} target="_blank" rel="noreferrer">
                Pay on Venmo
              </ButtonAnchor>
            </Step>
            <Step number={2} title="Keep this note on the payment">
              <p className="mb-4">It tells us what to send you.</p>
              <CopyLine text={note} what="note" />
            </Step>
            <Step number={3} title="Watch your inbox">
              <p>The download link is emailed within 1 business day of payment.</p>
              {purchase.item && isTemplate(purchase.item) && (
                <p className="mt-3 text-small">{templateRefundPolicy}</p>
              )}
            </Step>
          </ol>
          {purchase.item && <OrderNumber {...claimed} />}
          <div className="grid gap-2 border-t border-line pt-6">
            <p>
              Prefer card or PayPal?{" "}
              {/* A whole-page link: the payment form needs the wider policy that comes with /checkout. */}
              <a href={checkoutUrl("/checkout", purchase)} className="link inline-block">
                Go to Secure Checkout
              </a>
            </p>
            <p>
              Paid before?{" "}
              <Link to="/find-order" className="link inline-block">
                Find my order
              </Link>
            </p>
          </div>
        </div>
      </div>
    </>
  );
}

function Step({
  number,
  title,
  children,
}: {
  number: number;
  title: string;
  children: React.ReactNode;
}) {
  return (
    <li className="grid grid-cols-[2.5rem_1fr]">
      <span aria-hidden className="font-display text-h3 font-bold text-accent">
        {number}
      </span>
      <div>
        <h2 className="mb-2 text-h3">{title}</h2>
        {children}
      </div>
    </li>
  );
}

/** Plan and amount are in the URL, which only a script can read on a static page. */
function NeedsScript() {
  return (
    <noscript>
      <p className="mt-5 max-w-[31.9em] text-lead">
        Without JavaScript this page cannot show your plan. You can pay us directly at{" "}
        <a href={genericVenmoLink} className="link">
          {genericVenmoLink.split("?")[0]}
        </a>
        : put the name of the plan into the note.
      </p>
    </noscript>
  );
}
