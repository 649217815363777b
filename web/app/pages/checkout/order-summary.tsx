import { formatUsd } from "@agency/contract/format/money";
import { lookTitle } from "@agency/contract/offers/looks";
import { isTemplate, type Purchase } from "@agency/contract/offers/purchase";
import { hoursRefundPolicy } from "@agency/contract/policies";
import { ChevronDown as ChevronDownIcon } from "lucide";
import { PriceCorrectedNotice } from "#app/checkout/price-corrected-notice.tsx";
import { templateRefundPolicy } from "#app/content/policies.ts";
import { LookNote } from "#app/sections/look-note.tsx";
import { ProductPicture } from "#app/sections/product-picture.tsx";
import { Icon } from "#app/ui/icon.tsx";

interface SummaryProps {
  /** Undefined until the page has read its URL. */
  purchase?: Purchase;
}

/** Reserves the space until the price is known, then mounts a new element: right-aligned text that grows is a layout shift. */
function Price({ purchase }: SummaryProps) {
  return purchase ? <span key="price">{formatUsd(purchase.amountCents)}</span> : "\u00a0";
}

/** A column on wide screens. On narrow ones it is collapsed, so that the form starts above the fold. */
export function OrderSummary({ purchase }: SummaryProps) {
  return (
    <section
      aria-label="Order summary"
      className="min-w-0 rounded-price bg-mist lg:sticky lg:top-[calc(var(--spacing-header)+2rem)] lg:order-last"
    >
      <details className="folds-below-lg group peer">
        <SummaryToggle purchase={purchase} />
        <div className="px-5 pb-4 lg:p-9 lg:pb-0">
          <ProductPicture
            plan={purchase?.plan}
            sizes="(width < 64rem) 92vw, 27rem"
            className="rounded-card sm:max-lg:aspect-5/2"
          />
          <h2 className="mt-7 text-h3 max-lg:hidden">Order summary</h2>
          <Rows purchase={purchase} />
        </div>
      </details>
      <Total purchase={purchase} />
      <p className="mx-5 pt-2 pb-4 text-small lg:mx-9 lg:mt-6 lg:border-t lg:border-line lg:pt-5 lg:pb-0">
        An email confirming project approval follows your payment.
      </p>
      <div className="mx-5 hidden gap-3 pb-6 text-small peer-open:grid lg:mx-9 lg:grid lg:pt-3 lg:pb-9">
        {purchase && <PurchaseTerms purchase={purchase} />}
      </div>
      {purchase?.amountCorrected && (
        <div className="px-5 pb-5 lg:px-9 lg:pb-9">
          <PriceCorrectedNotice purchase={purchase} />
        </div>
      )}
    </section>
  );
}

function SummaryToggle({ purchase }: SummaryProps) {
  return (
    <summary className="flex min-h-18 list-none items-center gap-3 rounded-price px-5 py-3 lg:hidden [&::-webkit-details-marker]:hidden">
      <ProductPicture
        plan={purchase?.plan}
        sizes="3.5rem"
        className="w-14 rounded-lg group-open:hidden"
      />
      <span className="min-w-0 flex-1 leading-tight">
        <span className="block text-fine text-meta">Order summary</span>
        <span className="block text-small leading-tight font-semibold wrap-break-word text-ink">
          {purchase?.plan ?? "…"}
          {purchase?.look && `, ${lookTitle(purchase.look.name)}`}
        </span>
      </span>
      <span className="min-w-14 text-right font-semibold text-ink tabular-nums group-open:hidden">
        <Price purchase={purchase} />
      </span>
      <Icon
        icon={ChevronDownIcon}
        className="size-5 text-meta transition-transform duration-200 group-open:rotate-180"
      />
    </summary>
  );
}

function Rows({ purchase }: SummaryProps) {
  return (
    <dl className="mt-5 grid gap-3">
      <div className="flex items-baseline justify-between gap-6">
        <dt className="min-w-0 font-semibold wrap-anywhere text-ink">{purchase?.plan ?? "…"}</dt>
        <dd className="w-20 shrink-0 text-right tabular-nums">
          <Price purchase={purchase} />
        </dd>
      </div>
      {purchase && <Hours purchase={purchase} />}
      {purchase?.look && (
        <div className="flex items-baseline justify-between gap-6 text-small">
          <dt>Look</dt>
          <dd>{lookTitle(purchase.look.name)}</dd>
        </div>
      )}
    </dl>
  );
}

function Total({ purchase }: SummaryProps) {
  return (
    <dl className="mx-5 flex items-baseline justify-between gap-6 border-t border-line pt-3 text-ink lg:mx-9 lg:mt-6 lg:pt-5">
      <dt className="font-semibold">Total</dt>
      <dd className="w-44 shrink-0 text-right font-display text-h3 font-bold tabular-nums lg:text-[2.25rem] lg:leading-none lg:tracking-tight">
        <Price purchase={purchase} />
      </dd>
    </dl>
  );
}

function Hours({ purchase: { item, amountCents } }: Required<SummaryProps>) {
  if (!item || isTemplate(item) || !item.hourly) return null;
  const { rateCents, minimumHours } = item.hourly;
  return (
    <div className="text-small">
      <dt className="sr-only">Prepaid time</dt>
      <dd>
        {amountCents / rateCents} h × {formatUsd(rateCents)}, {minimumHours} h minimum
      </dd>
    </div>
  );
}

function PurchaseTerms({ purchase: { item, look } }: Required<SummaryProps>) {
  return (
    <>
      {item && isTemplate(item) && (
        <>
          <p>Your receipt email includes the download link.</p>
          {look && <LookNote look={look} />}
          <p>{templateRefundPolicy}</p>
        </>
      )}
      {item && !isTemplate(item) && item.hourly && <p>{hoursRefundPolicy}</p>}
    </>
  );
}
